import SceneModel

extension Scanner {
  /// A Boolean value that indicates whether an object with a member comes next, as in `router.path` or `router#2`.
  var isAtObject: Bool {
    var ahead = self
    ahead.skipBlanks()
    guard let head = ahead.next, head.isIdentifierHead else { return false }
    let name = ahead.identifier()
    guard !name.isEmpty else { return false }
    switch ahead.next {
    case "#": return ahead.peek()?.isDigit == true
    case ".":
      guard let member = ahead.peek() else { return CommandList.command(name) == nil }
      return member.isIdentifierHead
    case "?", "!": return ahead.peek() == "."
    case "[": return true
    default: return false
    }
  }

  /// Reads an object and its members, as in `router.path.removeLast()`.
  mutating func objectExpression() throws(ScriptError) -> ObjectExpression {
    skipBlanks()
    var name = identifier()
    if next == "#", peek()?.isDigit == true {
      advance()
      name += "#\(take(while: \.isDigit))"
    }
    var expression = ObjectExpression(object: name)
    while let member = try member(after: expression) {
      expression.members.append(member)
    }
    return expression
  }

  /// Reads the change that an expression makes, or returns nil if there is none.
  mutating func change() throws(ScriptError) -> ObjectExpression.Change? {
    skipBlanks()
    switch (next, peek()) {
    case ("=", let second) where second != "=":
      advance()
      return .assign(try value())
    case ("+", "="):
      advance(by: 2)
      return .add(try value())
    case ("-", "="):
      advance(by: 2)
      return .subtract(try value())
    case ("=", _):
      throw error("'==' works only in 'expect'; to set the property, write a single '='")
    default: return nil
    }
  }

  private mutating func value() throws(ScriptError) -> Literal {
    guard !isAtEnd else { throw error("a value such as .detail(id: 1) is missing here") }
    return try literal().withoutWildcard(&self)
  }

  private mutating func member(
    after expression: ObjectExpression
  ) throws(ScriptError) -> ObjectExpression.Member? {
    // As in `router.sheet?.title`; an optional that is nil is reported when the app reads it.
    if next == "?" || next == "!", peek() == "." || peek() == "[" { advance() }
    switch next {
    case ".":
      advance()
      let name = identifier()
      guard !name.isEmpty else {
        throw error("a member is expected after the dot, as in \(expression.object).path")
      }
      guard next == "(" else { return .property(name) }
      return .method(name, try checked(try arguments()))
    case "[":
      return .element(try checked(try elementArguments()))
    case "{":
      throw error("you cannot write a closure here")
    default: return nil
    }
  }

  private mutating func elementArguments() throws(ScriptError) -> [Literal.Argument] {
    let start = position
    advance()
    var arguments: [Literal.Argument] = []
    while true {
      skipBlanks()
      guard next != nil else { throw ScriptError("this bracket is not closed; add ]", at: start) }
      if next == "]", arguments.isEmpty { throw error("an index or a key is missing here") }
      arguments.append(try argument(depth: 0))
      skipBlanks()
      if take(",") { continue }
      if take("]") { return arguments }
      guard next != nil else { throw ScriptError("this bracket is not closed; add ]", at: start) }
      throw error("a comma or ] is expected here")
    }
  }

  private mutating func checked(
    _ arguments: [Literal.Argument]
  ) throws(ScriptError) -> [Literal.Argument] {
    for argument in arguments where argument.value.hasWildcard {
      throw error("_ matches any value only in 'expect'; write a value here")
    }
    return arguments
  }
}
