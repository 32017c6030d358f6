package import SceneModel

extension Literal {
  /// Returns whether an app's value matches this literal, in which a wildcard matches any value.
  ///
  /// - Parameter value: The value as spelled in the app's snapshot.
  /// - Returns: Whether it matches.
  package func matches(_ value: String) -> Bool {
    if self == .wildcard { return true }
    // A value without a literal form is compared as spelled.
    guard let literal = try? Literal(parsing: value) else { return description == value }
    return matches(literal)
  }

  /// Returns whether another literal matches this literal.
  ///
  /// - Parameter other: A literal without wildcards.
  /// - Returns: Whether it matches.
  package func matches(_ other: Literal) -> Bool {
    if case .call(let name, _) = self, case .call(name, _) = other, let mine = textOfValue {
      return mine == other.textOfValue
    }
    return switch (self, other) {
    case (.wildcard, _): true
    case (.string(let text), .call): text == other.textOfValue
    case (.array(let mine), .array(let others)):
      mine.count == others.count && zip(mine, others).allSatisfy { $0.matches($1) }
    case (.dictionary(let mine), .dictionary(let others)):
      mine.count == others.count
        && mine.allSatisfy { entry in
          others.contains { entry.key.matches($0.key) && entry.value.matches($0.value) }
        }
    case (.member(let name, let mine), .member(let otherName, let others)):
      name == otherName && Self.match(mine, others)
    case (.call(let name, let mine), .call(let otherName, let others)):
      name == otherName && Self.match(mine, others)
    case (.integer(let mine), .decimal(let other)): Double(mine) == other
    case (.decimal(let mine), .integer(let other)): mine == Double(other)
    default: self == other
    }
  }

  /// The text in a call such as `URL("…")` or `URL(string: "…")`, or nil for any other literal.
  private var textOfValue: String? {
    guard case .call(let name, let arguments) = self, ["URL", "UUID", "Date"].contains(name),
      arguments.count == 1, case .string(let text) = arguments[0].value
    else { return nil }
    return text
  }

  private static func match(_ mine: [Argument], _ others: [Argument]) -> Bool {
    mine.count == others.count
      && zip(mine, others).allSatisfy { $0.label == $1.label && $0.value.matches($1.value) }
  }
}
