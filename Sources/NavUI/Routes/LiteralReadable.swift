import Foundation

/// A standard type whose values can be read from literals.
protocol LiteralReadable {
  /// Returns the value for a literal, reading nested values with a reader.
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> Self
}

extension LiteralReadable {
  /// Returns the error for a literal that does not match the type.
  static func refusal(_ literal: RouteLiteral) -> RouteReadingError {
    .wrongValue(literal, type: TypeName.spelled(Self.self))
  }

  /// Returns the text in a literal such as `Name("text")`, `Name(label: "text")` or `"text"`.
  static func text(in literal: RouteLiteral, label: String) throws -> String {
    if case .string(let text) = literal { return text }
    if case .call(let name, let arguments) = literal, name == TypeName.short(Self.self),
      let argument = arguments.first, arguments.count == 1,
      argument.label == nil || argument.label == label, case .string(let text) = argument.value
    {
      return text
    }
    throw refusal(literal)
  }
}

extension FixedWidthInteger where Self: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> Self {
    guard case .integer(let number) = literal, let value = Self(exactly: number) else {
      throw refusal(literal)
    }
    return value
  }
}

extension Int: LiteralReadable {}
extension Int8: LiteralReadable {}
extension Int16: LiteralReadable {}
extension Int32: LiteralReadable {}
extension Int64: LiteralReadable {}
extension UInt: LiteralReadable {}
extension UInt8: LiteralReadable {}
extension UInt16: LiteralReadable {}
extension UInt32: LiteralReadable {}
extension UInt64: LiteralReadable {}

extension BinaryFloatingPoint where Self: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> Self {
    switch literal {
    case .integer(let number): return Self(number)
    case .decimal(let number): return Self(number)
    case .member("nan", []): return .nan
    case .member("infinity", []): return .infinity
    default: throw refusal(literal)
    }
  }
}

extension Double: LiteralReadable {}
extension Float: LiteralReadable {}
extension CGFloat: LiteralReadable {}

extension Bool: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> Bool {
    guard case .boolean(let value) = literal else { throw refusal(literal) }
    return value
  }
}

extension String: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> String {
    guard case .string(let text) = literal else { throw refusal(literal) }
    return text
  }
}

extension Substring: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> Substring {
    guard case .string(let text) = literal else { throw refusal(literal) }
    return text[...]
  }
}

extension Character: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> Character {
    guard case .string(let text) = literal, let character = text.first, text.count == 1 else {
      throw refusal(literal)
    }
    return character
  }
}

extension UUID: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> UUID {
    if case .call("UUID", []) = literal {
      throw RouteReadingError.changing(literal, example: "\"00000000-0000-0000-0000-000000000001\"")
    }
    guard let value = UUID(uuidString: try text(in: literal, label: "uuidString")) else {
      throw refusal(literal)
    }
    return value
  }
}

extension URL: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> URL {
    guard let value = URL(string: try text(in: literal, label: "string")) else {
      throw refusal(literal)
    }
    return value
  }
}

extension Date: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> Date {
    if case .call("Date", let arguments) = literal, let argument = arguments.first,
      arguments.count == 1, let label = argument.label
    {
      let interval = try Double.read(argument.value, by: reader)
      switch label {
      case "timeIntervalSinceReferenceDate": return Date(timeIntervalSinceReferenceDate: interval)
      case "timeIntervalSince1970": return Date(timeIntervalSince1970: interval)
      default: throw refusal(literal)
      }
    }
    switch literal {
    case .member("now", []), .call("Date", []), .call("Date.now", []): return Date()
    default: break
    }
    guard let value = ISODate.date(from: try text(in: literal, label: "")) else {
      throw refusal(literal)
    }
    return value
  }
}
