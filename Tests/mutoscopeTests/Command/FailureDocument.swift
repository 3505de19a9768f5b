import Foundation
import TestSupport

/// The JSON that stands for an input that failed, as a program of others reads it.
struct FailureDocument: Decodable {
    struct Failure: Decodable {
        let code: String
        let message: String
        let hint: String?
        let exit: Int
    }

    let input: String
    let error: Failure
}

extension Subprocess.Outcome {
    /// Standard output as one JSON document.
    func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(output)) }

    /// Standard output as one JSON object.
    func jsonObject() throws -> [String: Any] { try json() as? [String: Any] ?? [:] }
}
