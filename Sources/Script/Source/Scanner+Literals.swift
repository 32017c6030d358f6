import SceneModel

extension Scanner {
  /// Reads a value in Swift's literal syntax.
  mutating func literal(depth: Int = 0) throws(ScriptError) -> Literal {
    skipBlanks()
    guard depth < Self.deepest else {
      throw error("the value is nested too deeply; use fewer levels")
    }
    switch next {
    case "\"": return .string(try quotedString())
    case "[": return try collection(depth: depth)
    case ".": return try member(depth: depth)
    case "-": return try number()
    case let scalar? where scalar.isDigit: return try number()
    case let scalar? where scalar.isIdentifierHead: return try named(depth: depth)
    case nil, "#": throw error("a value such as .detail(id: 1) is missing here")
    default: throw error("this is not a value; write a value as in Swift, such as .detail(id: 1)")
    }
  }

  /// The maximum depth of nested values.
  private static let deepest = 64

  /// Reads a list, or a dictionary if a colon follows the first value.
  private mutating func collection(depth: Int) throws(ScriptError) -> Literal {
    let start = position
    advance()
    skipBlanks()
    if take(":") {
      skipBlanks()
      guard take("]") else { throw error("write an empty dictionary as [:]") }
      return .dictionary([])
    }
    var elements: [Literal] = []
    var entries: [Literal.Entry] = []
    while true {
      skipBlanks()
      if take("]") { break }
      guard next != nil else { throw ScriptError("this bracket is not closed; add ]", at: start) }
      let value = try literal(depth: depth + 1)
      skipBlanks()
      if entries.isEmpty == false || elements.isEmpty && next == ":" {
        guard take(":") else { throw error("a colon and a value are expected here") }
        entries.append(Literal.Entry(key: value, value: try literal(depth: depth + 1)))
        skipBlanks()
      } else {
        elements.append(value)
      }
      if take(",") { continue }
      if take("]") { break }
      guard next != nil else { throw ScriptError("this bracket is not closed; add ]", at: start) }
      throw error("a comma or ] is expected here")
    }
    return entries.isEmpty ? .array(elements) : .dictionary(entries)
  }

  private mutating func member(depth: Int) throws(ScriptError) -> Literal {
    advance()
    let name = identifier()
    guard !name.isEmpty else { throw error("a name is expected after the dot, as in .detail") }
    return .member(name, try arguments(depth: depth))
  }

  /// Reads a named value: `true`, `nil`, `_`, a call, or a case written with its type.
  private mutating func named(depth: Int) throws(ScriptError) -> Literal {
    let start = position
    var name = identifier()
    switch name {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "nil": return .null
    case "_": return .wildcard
    default: break
    }
    while next == ".", let head = peek(), head.isIdentifierHead {
      advance()
      let part = identifier()
      // `Route.detail(id: 1)` is the case `detail`; `Shop.Item(1)` is a value of a nested type.
      guard part.first?.isUppercase == true else {
        return .member(part, try arguments(depth: depth))
      }
      name += ".\(part)"
    }
    guard next == "(" else {
      throw ScriptError(
        "'\(ScriptError.excerpt(name))' is not a value; write a case as "
          + ".\(ScriptError.excerpt(name)) and a text \"\(ScriptError.excerpt(name))\"",
        at: start
      )
    }
    let value = Literal.call(name, try arguments(depth: depth))
    // As in `URL(string: "shop://item")!`.
    _ = take("!")
    return value
  }

  /// Reads arguments in parentheses, or returns an empty array if there are no parentheses.
  mutating func arguments(depth: Int = 0) throws(ScriptError) -> [Literal.Argument] {
    let start = position
    guard take("(") else { return [] }
    var arguments: [Literal.Argument] = []
    while true {
      skipBlanks()
      if take(")") { return arguments }
      guard next != nil else { throw ScriptError("this bracket is not closed; add )", at: start) }
      arguments.append(try argument(depth: depth))
      skipBlanks()
      if take(",") { continue }
      if take(")") { return arguments }
      guard next != nil else { throw ScriptError("this bracket is not closed; add )", at: start) }
      throw error("a comma or ) is expected here")
    }
  }

  /// Reads a value with or without a label.
  mutating func argument(depth: Int) throws(ScriptError) -> Literal.Argument {
    var ahead = self
    let label = ahead.identifier()
    ahead.skipBlanks()
    guard !label.isEmpty, ahead.take(":") else {
      return Literal.Argument(value: try literal(depth: depth + 1))
    }
    self = ahead
    return Literal.Argument(label: label, value: try literal(depth: depth + 1))
  }

  /// Reads a name, or returns an empty string if there is none.
  mutating func identifier() -> String {
    if next == "`" {
      advance()
      let name = take(while: { $0.isIdentifierPart })
      _ = take("`")
      return name
    }
    return take(while: { $0.isIdentifierPart })
  }

  private mutating func number() throws(ScriptError) -> Literal {
    let start = position
    let isNegative = take("-")
    var text = take(while: { $0.isIdentifierPart })
    if next == ".", let digit = peek(), digit.isDigit {
      advance()
      text += "." + take(while: { $0.isIdentifierPart })
    }
    if text.last == "e" || text.last == "E", !text.hasPrefix("0x"), next == "-" || next == "+" {
      text += take(while: { $0 == "-" || $0 == "+" }) + take(while: { $0.isDigit })
    }
    let digits = (isNegative ? "-" : "") + text.filter { $0 != "_" }
    if let value = Self.integer(digits) { return .integer(value) }
    let isDecimal = text.contains(".") || text.lowercased().contains("e")
    if isDecimal, !text.hasPrefix("0x"), let value = Double(digits), value.isFinite {
      return .decimal(value)
    }
    throw ScriptError(
      "'\(ScriptError.excerpt(digits))' is not a number that fits into Swift's Int",
      at: start
    )
  }

  private static func integer(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? String(text.dropFirst()) : text
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: radix)
    }
    return Int(text)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is an ASCII digit.
  var isDigit: Bool {
    ("0"..."9").contains(self)
  }

  /// A Boolean value that indicates whether a name can begin with the scalar.
  var isIdentifierHead: Bool {
    self == "_" || self == "`" || properties.isXIDStart
  }

  fileprivate var isIdentifierPart: Bool {
    self == "_" || properties.isXIDContinue
  }
}
