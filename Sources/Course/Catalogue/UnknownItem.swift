/// A lesson or an exercise was asked for that does not exist.
package struct UnknownItem: Error, Hashable, Sendable {
  /// What was asked for.
  package var kind: Kind
  /// The words that were typed.
  package var query: String
  /// What there is.
  package var known: [ItemName]

  /// The two kinds of content.
  package enum Kind: String, Hashable, Sendable {
    case lesson
    case exercise
  }
}

extension UnknownItem: CustomStringConvertible {
  /// What is wrong and what to do, in one line.
  package var description: String {
    let names = known.map(\.description).joined(separator: ", ")
    let advice = known.isEmpty ? "there is none yet" : "choose one of \(names)"
    return "there is no \(kind.rawValue) '\(query)'; \(advice)"
  }
}
