/// A requested lesson or exercise that does not exist.
package struct UnknownItem: Error, Hashable, Sendable {
  /// The kind of the requested item.
  package var kind: Kind
  /// The text that the user typed.
  package var query: String
  /// The names of the existing items.
  package var known: [ItemName]

  /// A kind of item in a course.
  package enum Kind: String, Hashable, Sendable {
    case lesson
    case exercise
  }
}

extension UnknownItem: CustomStringConvertible {
  /// The maximum number of names in the message.
  private static let mostNames = 12

  /// A description of the error, with advice, on one line.
  package var description: String {
    "there is no \(kind.rawValue) '\(query)'; \(advice)"
  }

  private var advice: String {
    guard let first = known.first, let last = known.last else {
      return "there are no \(kind.rawValue)s yet"
    }
    guard known.count <= Self.mostNames else { return "choose one from \(first) to \(last)" }
    return "choose one of \(known.map(\.description).joined(separator: ", "))"
  }
}
