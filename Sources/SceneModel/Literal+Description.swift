extension Literal: CustomStringConvertible {
  /// The literal as Swift source.
  package var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .string(let value): Self.quoted(value)
    case .boolean(let value): "\(value)"
    case .null: "nil"
    case .wildcard: "_"
    case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .dictionary(let entries):
      entries.isEmpty
        ? "[:]" : "[\(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
    case .member(let name, let arguments): ".\(name)\(Self.list(arguments))"
    case .call(let name, let arguments):
      "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
    }
  }

  private static func list(_ arguments: [Argument]) -> String {
    arguments.isEmpty ? "" : "(\(arguments.map(\.description).joined(separator: ", ")))"
  }

  /// Returns text as a Swift string literal, with quotation marks, backslashes and invisible
  /// characters escaped.
  ///
  /// - Parameter text: The text to write.
  /// - Returns: The literal with its quotation marks.
  package static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.isHarmful:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension Literal.Argument: CustomStringConvertible {
  /// The argument as Swift source.
  package var description: String {
    label.map { "\($0): \(value)" } ?? value.description
  }
}
