import Foundation

/// A parser that creates a predicate from a format and its arguments.
struct PredicateFormat {
  private enum Token: Equatable {
    case word(String)
    case symbol(String)
    case number(Double)
    case text(String)
    case argument(String)
  }

  /// An error in a format.
  struct Failure: Error {
    /// The reason for the error.
    var reason: String
  }

  private var tokens: [Token]
  private var index = 0
  private var arguments: ArraySlice<Any?>

  /// Parses a format, and returns the condition of the predicate.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: The values for `%@` and the like, in order.
  /// - Returns: The test that the format describes.
  /// - Throws: `Failure` if the format cannot be read.
  static func test(_ format: String, _ arguments: [Any?]) throws -> PredicateTest {
    var reader = PredicateFormat(tokens: try tokens(of: format), arguments: arguments[...])
    let test = try reader.either()
    guard reader.index == reader.tokens.count else {
      throw Failure(reason: "there is extra text at the end")
    }
    return test
  }

  private init(tokens: [Token], arguments: ArraySlice<Any?>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: Tokens

  private static func tokens(of format: String) throws -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: first) else {
          throw Failure(reason: "a string has no closing quotation mark")
        }
        tokens.append(.text(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else if first == "%", let match = rest.prefixMatch(of: /%(@|K|l{0,2}[diuf]|q[du]|@)/) {
        tokens.append(.argument(String(match.1)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /-?\d+(\.\d+)?/) {
        tokens.append(.number(Double(match.0) ?? 0))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /[A-Za-z_@#$][\w@.]*/) {
        tokens.append(.word(String(match.0)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /==|!=|<>|<=|=<|>=|=>|&&|\|\||[=<>!(){}\[\],]/) {
        tokens.append(.symbol(String(match.0)))
        rest = rest[match.range.upperBound...]
      } else {
        throw Failure(reason: "unexpected '\(first)'")
      }
    }
    return tokens
  }

  private mutating func take(_ words: String...) -> Bool {
    guard index < tokens.count else { return false }
    switch tokens[index] {
    case .word(let word) where words.contains(word.uppercased()),
      .symbol(let word) where words.contains(word):
      index += 1
      return true
    default: return false
    }
  }

  // MARK: Tests

  private mutating func either() throws -> PredicateTest {
    var tests = [try both()]
    while take("OR", "||") { tests.append(try both()) }
    return tests.count == 1 ? tests[0] : .any(tests)
  }

  private mutating func both() throws -> PredicateTest {
    var tests = [try single()]
    while take("AND", "&&") { tests.append(try single()) }
    return tests.count == 1 ? tests[0] : .all(tests)
  }

  private mutating func single() throws -> PredicateTest {
    if take("NOT", "!") { return .not(try single()) }
    if take("TRUEPREDICATE") { return .all([]) }
    if take("FALSEPREDICATE") { return .any([]) }
    if take("(") {
      let test = try either()
      guard take(")") else { throw Failure(reason: "a ')' is missing") }
      return test
    }
    var quantity = PredicateTest.Quantity.one
    if take("ANY", "SOME") { quantity = .any }
    if take("ALL") { quantity = .all }
    if take("NONE") { quantity = .none }
    let left = try value()
    let (relation, options) = try relation()
    return .comparison(left, relation, try value(), options, quantity)
  }

  private mutating func relation() throws -> (PredicateTest.Relation, Set<Character>) {
    guard index < tokens.count else { throw Failure(reason: "a comparison is missing at the end") }
    let word: String
    switch tokens[index] {
    case .word(let text), .symbol(let text): word = text.uppercased()
    default: throw Failure(reason: "a comparison is missing")
    }
    guard let relation = PredicateTest.Relation(word) else {
      throw Failure(reason: "NavLab does not support the comparison '\(word)'")
    }
    index += 1
    var options: Set<Character> = []
    if take("[") {
      if index < tokens.count, case .word(let letters) = tokens[index] {
        options = Set(letters.lowercased())
        index += 1
      }
      guard take("]") else { throw Failure(reason: "a ']' is missing") }
    }
    return (relation, options)
  }

  private mutating func value() throws -> PredicateTest.Value {
    guard index < tokens.count else { throw Failure(reason: "a value is missing at the end") }
    let token = tokens[index]
    index += 1
    switch token {
    case .number(let number): return .constant(number)
    case .text(let text): return .constant(text)
    case .symbol("{"):
      var values: [PredicateTest.Value] = []
      while !take("}") {
        values.append(try value())
        _ = take(",")
        guard index < tokens.count else { throw Failure(reason: "a '}' is missing") }
      }
      return .list(values)
    case .argument(let kind):
      guard let argument = arguments.popFirst() else {
        throw Failure(reason: "there are fewer arguments than placeholders")
      }
      guard kind == "K" else { return .constant(KeyedValue.flattened(argument)) }
      return .path(ValueOrder.text(argument) ?? "")
    case .word(let word):
      switch word.uppercased() {
      case "NIL", "NULL": return .constant(nil)
      case "TRUE", "YES": return .constant(true)
      case "FALSE", "NO": return .constant(false)
      case "SUBQUERY", "FUNCTION", "CAST":
        throw Failure(reason: "NavLab does not support \(word)")
      default: return .path(word.replacing("#", with: ""))
      }
    case .symbol(let symbol): throw Failure(reason: "'\(symbol)' is not a value")
    }
  }
}
