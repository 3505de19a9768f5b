/// Which names are of movies or sound, by their ending alone.
public enum MovieNames {
    /// Whether a file of that name is taken for a movie.
    public static func isMovie(_ name: some Collection<UInt8>) -> Bool { MediaType.movie(named: name) != nil }
}
