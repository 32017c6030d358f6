// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The macro `#Predicate` calls the functions by these names.
#if !canImport(Darwin)
public import Foundation

// Foundation has these on Apple's systems.
extension PredicateExpressions {
  /// A test of whether a string contains another string, ignoring case and diacritics.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The expression for the string to search.
    public let root: Root
    /// The expression for the string to find.
    public let other: Other

    /// Creates the test from its operands.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Evaluates the test with the given bindings.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// Returns a test of whether a string contains another string, ignoring case and diacritics.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// A comparison of two strings.
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The expression for the first string.
    public let root: Root
    /// The expression for the second string.
    public let other: Other

    /// Creates the comparison from its operands.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Evaluates the comparison with the given bindings.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
    }
  }

  /// Returns a comparison of two strings.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }

  /// A case-insensitive comparison of two strings.
  public struct StringCaseInsensitiveCompare<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The expression for the first string.
    public let root: Root
    /// The expression for the second string.
    public let other: Other

    /// Creates the comparison from its operands.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Evaluates the comparison with the given bindings.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
    }
  }

  /// Returns a case-insensitive comparison of two strings.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable
where Root: Sendable, Other: Sendable {}
#endif
