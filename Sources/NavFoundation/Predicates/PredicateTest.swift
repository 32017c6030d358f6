import Foundation

/// The condition of a predicate.
indirect enum PredicateTest {
  /// A test that passes if all of the given tests pass.
  case all([PredicateTest])
  /// A test that passes if any of the given tests passes.
  case any([PredicateTest])
  /// A test that passes if the given test fails.
  case not(PredicateTest)
  /// A comparison of two values, with its operator, option letters and quantifier.
  case comparison(Value, Relation, Value, Set<Character>, Quantity)

  /// One side of a comparison.
  indirect enum Value {
    /// A constant.
    case constant(Any?)
    /// A key path from the object to a value.
    case path(String)
    /// A list of values.
    case list([Value])

    func value(for object: Any?) -> Any? {
      switch self {
      case .constant(let value): value
      case .path(let path): KeyedValue.value(at: path, of: object)
      case .list(let values): values.compactMap { $0.value(for: object) }
      }
    }
  }

  /// A quantifier over a collection on the left side of a comparison.
  enum Quantity {
    case one, any, all, none
  }

  /// An operator of a comparison.
  enum Relation {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, begins, ends, like, matches, isIn, between

    init?(_ word: String) {
      switch word {
      case "=", "==": self = .equal
      case "!=", "<>": self = .notEqual
      case "<": self = .less
      case "<=", "=<": self = .lessOrEqual
      case ">": self = .greater
      case ">=", "=>": self = .greaterOrEqual
      case "CONTAINS": self = .contains
      case "BEGINSWITH": self = .begins
      case "ENDSWITH": self = .ends
      case "LIKE": self = .like
      case "MATCHES": self = .matches
      case "IN": self = .isIn
      case "BETWEEN": self = .between
      default: return nil
      }
    }
  }

  /// Returns whether an object passes the test.
  func passes(_ object: Any?) -> Bool {
    switch self {
    case .all(let tests): return tests.allSatisfy { $0.passes(object) }
    case .any(let tests): return tests.contains { $0.passes(object) }
    case .not(let test): return !test.passes(object)
    case .comparison(let left, let relation, let right, let options, let quantity):
      let one = left.value(for: object)
      let other = right.value(for: object)
      let elements = KeyedValue.elements(of: one) ?? []
      func holds(_ value: Any?) -> Bool { Self.holds(value, relation, other, options) }
      return switch quantity {
      case .one: holds(one)
      case .any: elements.contains { holds($0) }
      case .all: elements.allSatisfy { holds($0) }
      case .none: !elements.contains { holds($0) }
      }
    }
  }

  private static func holds(
    _ one: Any?,
    _ relation: Relation,
    _ other: Any?,
    _ options: Set<Character>
  ) -> Bool {
    let texts = texts(one, other, options)
    let order =
      texts.map { $0 < $1 ? .orderedAscending : $0 == $1 ? .orderedSame : .orderedDescending }
      ?? ValueOrder.compared(one, other)
    switch relation {
    case .equal: return texts.map { $0 == $1 } ?? ValueOrder.areEqual(one, other)
    case .notEqual: return texts.map { $0 != $1 } ?? !ValueOrder.areEqual(one, other)
    // A missing value is neither greater nor less than another value.
    case .less: return one != nil && other != nil && order == .orderedAscending
    case .greater: return one != nil && other != nil && order == .orderedDescending
    case .lessOrEqual: return one != nil && other != nil && order != .orderedDescending
    case .greaterOrEqual: return one != nil && other != nil && order != .orderedAscending
    case .begins: return texts.map { $0.hasPrefix($1) } ?? false
    case .ends: return texts.map { $0.hasSuffix($1) } ?? false
    case .contains:
      if let elements = KeyedValue.elements(of: one) {
        return elements.contains { ValueOrder.areEqual($0, other) }
      }
      return texts.map { $1.isEmpty || $0.contains($1) } ?? false
    case .isIn:
      if let elements = KeyedValue.elements(of: other) {
        return elements.contains { holds(one, .equal, $0, options) }
      }
      return texts.map { $1.contains($0) } ?? false
    case .between:
      guard let bounds = KeyedValue.elements(of: other), bounds.count == 2 else { return false }
      return holds(one, .greaterOrEqual, bounds[0], options)
        && holds(one, .lessOrEqual, bounds[1], options)
    case .like:
      return texts.map { text, pattern in
        let parts = NSRegularExpression.escapedPattern(for: pattern)
          .replacing("\\*", with: ".*").replacing("\\?", with: ".")
        return isMatch(text, parts)
      } ?? false
    case .matches: return texts.map { isMatch($0, $1) } ?? false
    }
  }

  private static func texts(
    _ one: Any?,
    _ other: Any?,
    _ options: Set<Character>
  ) -> (String, String)? {
    guard let one = ValueOrder.text(one), let other = ValueOrder.text(other) else { return nil }
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    guard !folding.isEmpty else { return (one, other) }
    return (
      one.folding(options: folding, locale: nil), other.folding(options: folding, locale: nil)
    )
  }

  private static func isMatch(_ text: String, _ pattern: String) -> Bool {
    // An invalid pattern matches nothing.
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else {
      return false
    }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: range) != nil
  }
}
