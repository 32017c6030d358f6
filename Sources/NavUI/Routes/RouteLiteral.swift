/// A value that a learner writes in Swift's literal syntax, such as `.postDetail(id: 42)`.
package indirect enum RouteLiteral: Hashable, Sendable {
  case integer(Int)
  case decimal(Double)
  case string(String)
  case boolean(Bool)
  case null
  case array([RouteLiteral])
  case dictionary([Entry])
  /// A tuple of values in parentheses.
  case tuple([Argument])
  /// A case or static member, such as `.name` or `.name(arguments)`.
  case member(String, [Argument])
  /// A value of a named type, such as `Name(arguments)`.
  case call(String, [Argument])
  /// Text that represents a value without a literal, such as an object.
  case opaque(String)

  /// An argument, which is a value with or without a label.
  package struct Argument: Hashable, Sendable {
    package var label: String?
    package var value: RouteLiteral

    package init(label: String? = nil, value: RouteLiteral) {
      self.label = label
      self.value = value
    }
  }

  /// A key and its value in a dictionary literal.
  package struct Entry: Hashable, Sendable {
    package var key: RouteLiteral
    package var value: RouteLiteral

    package init(key: RouteLiteral, value: RouteLiteral) {
      self.key = key
      self.value = value
    }
  }
}

extension RouteLiteral: CustomStringConvertible {
  /// The literal as Swift code.
  package var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .decimal(let value): Self.text(of: value)
    case .string(let value): Self.quoted(value)
    case .boolean(let value): "\(value)"
    case .null: "nil"
    case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .dictionary(let entries): Self.text(of: entries)
    case .tuple(let arguments): Self.list(arguments)
    case .member(let name, let arguments):
      ".\(name)\(arguments.isEmpty ? "" : Self.list(arguments))"
    case .call(let name, let arguments): "\(name)\(Self.list(arguments))"
    case .opaque(let text): text
    }
  }

  private static func text(of value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    return "\(value)"
  }

  private static func text(of entries: [Entry]) -> String {
    let pairs = entries.map { "\($0.key): \($0.value)" }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  private static func list(_ arguments: [Argument]) -> String {
    let texts = arguments.map { argument in
      argument.label.map { "\($0): \(argument.value)" } ?? argument.value.description
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  /// Returns a Swift string literal for text, with quotes, backslashes and control characters escaped.
  private static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
