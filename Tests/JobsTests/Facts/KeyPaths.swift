import Foundation
import Testing

/// The paths of all keys in a JSON document, parts joined by dots; members of an array have the path of the array.
func keyPaths(in json: [UInt8]) throws -> Set<String> {
    var paths: Set<String> = []
    func walk(_ value: Any, _ prefix: String) {
        if let object = value as? [String: Any] {
            for (key, member) in object {
                let path = prefix.isEmpty ? key : "\(prefix).\(key)"
                paths.insert(path)
                walk(member, path)
            }
        } else if let array = value as? [Any] {
            for member in array { walk(member, prefix) }
        }
    }
    walk(try JSONSerialization.jsonObject(with: Data(json)), "")
    return paths
}

/// `keys` below `prefix`.
func paths(_ prefix: String, _ keys: String) -> [String] {
    keys.split(separator: " ").map { "\(prefix).\($0)" }
}
