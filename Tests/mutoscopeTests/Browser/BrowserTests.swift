import Foundation
import TestSupport
import Testing

@Suite(.needs(.chromium), .serialized)
struct BrowserTests {
    @Test func `a real browser opens the page, plays, seeks to 80 % and shows the frame of that time`() throws {
        let server = try BackgroundCommand(
            Subprocess.mutoscope, ["serve", Clips.directory.path, "--port", "0", "--quiet"])
        let url = try #require(server.line())
        let browser = try Browser()
        try browser.open(url)

        let names = try browser.evaluate("document.body.innerText") as? String ?? ""
        for clip in ["fast.mp4", "film.webm", "sound.m4a"] { #expect(names.contains(clip)) }
        #expect(try browser.evaluate("document.scripts.length") as? Int == 0)

        for clip in ["fast.mp4", "tail.mp4", "film.webm"] {
            let duration = try #require(try browser.evaluate(Self.play(clip)) as? Double)
            let facts = try Clips.facts(clip)
            #expect(abs(duration - facts.duration!) < 0.1, "\(clip)")
            let seen = try #require(try browser.evaluate(Self.seek(clip, to: 0.8)) as? [String: Any])
            let time = try #require(seen["time"] as? Double)
            #expect(abs(time - 0.8 * duration) < 0.05, "\(clip)")
            let pixels = try #require(Data(base64Encoded: seen["pixels"] as? String ?? ""))
            let picture = DecodedPicture(width: 320, height: 180, layout: .rgba, bytes: [UInt8](pixels))
            #expect(picture.number == Int((time * 30 + 0.001).rounded(.down)), "\(clip) at \(time) s")
            #expect(picture.corners.isUpright, "\(clip)")
        }
        #expect(server.stop() == .exit(0))
    }

    @Test func `a movie that is stored turned stands upright in the browser and in its poster`() throws {
        let server = try BackgroundCommand(
            Subprocess.mutoscope, ["serve", Clips.path("rot90.mp4"), "--port", "0", "--quiet"])
        let browser = try Browser()
        try browser.open(try #require(server.line()))
        let poster = try #require(try browser.evaluate(Self.poster("rot90.mp4")) as? [String: Any])
        let size = (poster["width"] as? Int ?? 0, poster["height"] as? Int ?? 0)
        #expect(size == (320, 180))
        let pixels = try #require(Data(base64Encoded: poster["pixels"] as? String ?? ""))
        let picture = DecodedPicture(width: size.0, height: size.1, layout: .rgba, bytes: [UInt8](pixels))
        #expect(picture.corners.isUpright)
        #expect(picture.number != nil)
    }

    /// The movie's element, and what reads the pixels of something drawable.
    private static func tools(_ clip: String) -> String {
        """
        const video = [...document.querySelectorAll("video")]
            .find(v => (v.currentSrc || v.src || v.querySelector("source").src).endsWith("/\(clip)"));
        const read = (source, width, height) => {
            const canvas = Object.assign(document.createElement("canvas"), {width, height});
            const context = canvas.getContext("2d");
            context.drawImage(source, 0, 0, width, height);
            const bytes = context.getImageData(0, 0, width, height).data;
            let text = "";
            for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
            return btoa(text);
        };
        """
    }

    private static func play(_ clip: String) -> String {
        """
        (async () => {
            \(tools(clip))
            await video.play();
            await new Promise(done => {
                const wait = () => video.currentTime > 0.2 ? done() : setTimeout(wait, 20);
                wait();
            });
            video.pause();
            return video.duration;
        })()
        """
    }

    private static func seek(_ clip: String, to share: Double) -> String {
        """
        (async () => {
            \(tools(clip))
            // The middle of a frame, so that no rounding decides which one it is.
            const seeked = new Promise(done => video.addEventListener("seeked", done, {once: true}));
            video.currentTime = Math.floor(video.duration * \(share) * 30) / 30 + 1 / 60;
            await seeked;
            return {time: video.currentTime, pixels: read(video, 320, 180)};
        })()
        """
    }

    private static func poster(_ clip: String) -> String {
        """
        (async () => {
            \(tools(clip))
            const image = new Image();
            image.src = video.poster;
            await image.decode();
            const [width, height] = [image.naturalWidth, image.naturalHeight];
            return {width, height, pixels: read(image, width, height)};
        })()
        """
    }
}
