/// A namespace for creating values of learners' types from plain literals.
enum LiteralInitialisation {
  /// Returns the value for a literal, or nil if the type cannot be initialised with the literal.
  static func value(_ literal: RouteLiteral, as type: Any.Type) -> Any? {
    switch literal {
    case .string(let text):
      guard let type = type as? any ExpressibleByStringLiteral.Type else { return nil }
      return make(type, text)
    case .integer(let number):
      guard let type = type as? any ExpressibleByIntegerLiteral.Type else { return nil }
      return make(type, number)
    default:
      return nil
    }
  }

  private static func make<T: ExpressibleByStringLiteral>(_ type: T.Type, _ text: String) -> Any? {
    (text as? T.StringLiteralType).map { T(stringLiteral: $0) }
  }

  private static func make<T: ExpressibleByIntegerLiteral>(_ type: T.Type, _ number: Int) -> Any? {
    (number as? T.IntegerLiteralType).map { T(integerLiteral: $0) }
  }
}
