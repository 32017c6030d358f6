import Foundation

/// A parser that creates an expression from a format and its arguments.
struct ExpressionFormat {
  /// An error in a format.
  struct Failure: Error {
    /// The reason for the error.
    var reason: String
  }

  private var rest: Substring
  private var arguments: ArraySlice<Any?>

  /// Parses a format, and returns the form of its expression.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: The values for `%@` and the like, in order.
  /// - Returns: The expression that the format describes.
  /// - Throws: `Failure` if the format cannot be read.
  static func form(of format: String, _ arguments: [Any?]) throws(Failure) -> CDExpression.Form {
    var reader = ExpressionFormat(rest: format[...], arguments: arguments[...])
    let form = try reader.sum()
    guard reader.next == nil else {
      throw Failure(reason: "there is extra text at the end")
    }
    return form
  }

  /// The next character that is not white space, or nil at the end.
  private var next: Character? { rest.first { !$0.isWhitespace } }

  private mutating func take(_ text: String) -> Bool {
    let start = rest.drop(while: \.isWhitespace)
    guard start.hasPrefix(text) else { return false }
    rest = start.dropFirst(text.count)
    return true
  }

  private mutating func sum() throws(Failure) -> CDExpression.Form {
    var form = try product()
    while true {
      if take("+") {
        form = Self.function("add:to:", form, try product())
      } else if take("-") {
        form = Self.function("from:subtract:", form, try product())
      } else {
        return form
      }
    }
  }

  private mutating func product() throws(Failure) -> CDExpression.Form {
    var form = try power()
    while true {
      if !rest.drop(while: \.isWhitespace).hasPrefix("**"), take("*") {
        form = Self.function("multiply:by:", form, try power())
      } else if take("/") {
        form = Self.function("divide:by:", form, try power())
      } else {
        return form
      }
    }
  }

  private mutating func power() throws(Failure) -> CDExpression.Form {
    let base = try single()
    return take("**") ? Self.function("raise:toPower:", base, try power()) : base
  }

  private mutating func single() throws(Failure) -> CDExpression.Form {
    if take("-") { return Self.function("from:subtract:", .value(0), try power()) }
    if take("+") { return try single() }
    if take("(") {
      let form = try sum()
      guard take(")") else { throw Failure(reason: "a ')' is missing") }
      return form
    }
    if take("{") { return .list(try list(until: "}")) }
    rest = rest.drop(while: \.isWhitespace)
    if let match = rest.prefixMatch(of: /(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?/) {
      rest = rest[match.range.upperBound...]
      return .value(Int(match.0).map { $0 as Any } ?? Double(match.0) ?? 0)
    }
    if let match = rest.prefixMatch(of: /%(@|K|l{0,2}[diuf]|q[du])/) {
      rest = rest[match.range.upperBound...]
      return try argument(match.1)
    }
    if let quote = rest.first, quote == "'" || quote == "\"" { return try text(in: quote) }
    guard let match = rest.prefixMatch(of: /[A-Za-z_@#$][\w@.]*/) else {
      throw Failure(
        reason: next.map { "'\($0)' is not a value" } ?? "a value is missing at the end"
      )
    }
    rest = rest[match.range.upperBound...]
    guard take("(") else { return .path(String(match.0)) }
    return .function("\(match.0):", try list(until: ")"))
  }

  private mutating func list(until end: String) throws(Failure) -> [CDExpression] {
    var parts: [CDExpression] = []
    while !take(end) {
      parts.append(CDExpression(try sum()))
      guard take(",") || next == end.first else { throw Failure(reason: "a '\(end)' is missing") }
    }
    return parts
  }

  private mutating func argument(_ kind: Substring) throws(Failure) -> CDExpression.Form {
    guard let argument = arguments.popFirst() else {
      throw Failure(reason: "there are fewer arguments than placeholders")
    }
    guard kind == "K" else { return .value(KeyedValue.flattened(argument)) }
    return .path(ValueOrder.text(argument) ?? "")
  }

  private mutating func text(in quote: Character) throws(Failure) -> CDExpression.Form {
    rest.removeFirst()
    guard let end = rest.firstIndex(of: quote) else {
      throw Failure(reason: "a string has no closing quotation mark")
    }
    defer { rest = rest[rest.index(after: end)...] }
    return .value(String(rest[..<end]))
  }

  private static func function(
    _ name: String,
    _ first: CDExpression.Form,
    _ second: CDExpression.Form
  ) -> CDExpression.Form {
    .function(name, [CDExpression(first), CDExpression(second)])
  }
}
