import SceneModel

extension Scanner {
  /// A value in Swift's literal syntax.
  mutating func literal(depth: Int = 0) throws(ScriptError) -> Literal {
    skipBlanks()
    guard depth < Self.deepest else { throw error("the value is nested too deeply") }
    switch next {
    case "\"": return .string(try quotedString())
    case "[": return .array(try elements(depth: depth))
    case ".": return try member(depth: depth)
    case "-": return try number()
    case let scalar? where scalar.isDigit: return try number()
    case let scalar? where scalar.isIdentifierHead: return try named(depth: depth)
    case nil, "#": throw error("a value is missing here, such as .detail(id: 1)")
    default: throw error("this is no value; write one as in Swift, such as .detail(id: 1)")
    }
  }

  /// How deep values may be nested.
  private static let deepest = 64

  private mutating func elements(depth: Int) throws(ScriptError) -> [Literal] {
    let start = position
    advance()
    var elements: [Literal] = []
    while true {
      skipBlanks()
      if take("]") { return elements }
      guard next != nil else { throw ScriptError("this bracket is not closed; add ]", at: start) }
      elements.append(try literal(depth: depth + 1))
      skipBlanks()
      if take(",") { continue }
      if take("]") { return elements }
      guard next != ":" else { throw error("dictionaries cannot be written in a script") }
      guard next != nil else { throw ScriptError("this bracket is not closed; add ]", at: start) }
      throw error("a comma or ] is expected here")
    }
  }

  private mutating func member(depth: Int) throws(ScriptError) -> Literal {
    advance()
    let name = identifier()
    guard !name.isEmpty else { throw error("a name is expected after the dot, as in .detail") }
    return .member(name, try arguments(depth: depth))
  }

  /// A name: `true`, `nil`, `_`, a call, or a case written with its type.
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
        "'\(ScriptError.excerpt(name))' is no value; a case is written .\(ScriptError.excerpt(name))"
          + " and a text \"\(ScriptError.excerpt(name))\"",
        at: start
      )
    }
    return .call(name, try arguments(depth: depth))
  }

  private mutating func arguments(depth: Int) throws(ScriptError) -> [Literal.Argument] {
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

  private mutating func argument(depth: Int) throws(ScriptError) -> Literal.Argument {
    var ahead = self
    let label = ahead.identifier()
    ahead.skipBlanks()
    guard !label.isEmpty, ahead.take(":") else {
      return Literal.Argument(value: try literal(depth: depth + 1))
    }
    self = ahead
    return Literal.Argument(label: label, value: try literal(depth: depth + 1))
  }

  private mutating func identifier() -> String {
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
      "'\(ScriptError.excerpt(digits))' is no number that Swift's Int holds",
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
  fileprivate var isDigit: Bool {
    ("0"..."9").contains(self)
  }

  fileprivate var isIdentifierHead: Bool {
    self == "_" || self == "`" || properties.isXIDStart
  }

  fileprivate var isIdentifierPart: Bool {
    self == "_" || properties.isXIDContinue
  }
}
