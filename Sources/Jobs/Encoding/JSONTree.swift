/// A value on its way to JSON: what an encoder gathers before keys can be put in order.
enum JSONTree {
    case null
    case bool(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case float(Float)
    case string(String)
    case object(Members)
    case array(Elements)
    /// What somebody may still be encoding.
    case later(JSONTreeEncoder.Slot)

    /// The members of an object, in the order of encoding.
    final class Members {
        var all: [(key: String, value: JSONTree)] = []
    }

    /// The elements of a list.
    final class Elements {
        var all: [JSONTree] = []
    }
}

extension JSONTree.Members {
    /// The members in the order of their keys' bytes; of equal keys the last counts.
    var sorted: [(key: String, value: JSONTree)] {
        var result: [(key: String, value: JSONTree)] = []
        result.reserveCapacity(all.count)
        // Sorting keeps the order of equal keys.
        for member in all.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            // Equal as texts is not enough: `é` has two forms.
            if let last = result.last, last.key == member.key, last.key.utf8.elementsEqual(member.key.utf8) {
                result.removeLast()
            }
            result.append(member)
        }
        return result
    }
}
