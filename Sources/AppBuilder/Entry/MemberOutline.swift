/// An outline of a view's members that determines how the view can be created.
struct MemberOutline {
  /// A Boolean value that indicates whether the view can be created without arguments.
  var canBeMadeWithoutArguments: Bool {
    hasInitializer ? hasEmptyInitializer : !needsArgument
  }

  private var hasInitializer = false
  private var hasEmptyInitializer = false
  private var needsArgument = false

  /// The names of the property wrappers whose properties need no argument.
  private static let selfSufficient: Set = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState",
    "FocusedValue", "FocusedBinding", "FocusedObject", "Query", "FetchRequest",
  ]
  /// The names of the property wrappers whose properties must be passed in if they have no default value.
  private static let alwaysHandedIn: Set = ["Binding", "Bindable", "ObservedObject", "StateObject"]

  /// Creates an outline from the tokens between a type's braces.
  init(of body: [SwiftToken]) {
    let groups = TokenGroups(body)
    var index = 0
    var attributes: Set<String> = []
    while index < body.count {
      let token = body[index]
      switch token.kind {
      case .symbol("@"):
        if index + 1 < body.count { attributes.insert(body[index + 1].word) }
        index += 2
        continue
      case .symbol("{"), .symbol("("), .symbol("["):
        index = groups.end(ofGroupAt: index)
        continue
      case .word("init"):
        readInitializer(in: body, groups, at: index)
        attributes = []
      case .word("func"), .word("struct"), .word("enum"), .word("class"): attributes = []
      case .word("let"), .word("var"):
        let isStatic = index > 0 && body[index - 1].word == "static"
        let property = body.property(at: index, groups)
        if !isStatic { readProperty(property, attributes) }
        attributes = []
        index += property.count
        continue
      default: break
      }
      index += 1
    }
  }

  private mutating func readInitializer(
    in body: [SwiftToken],
    _ groups: TokenGroups,
    at index: Int
  ) {
    hasInitializer = true
    guard index + 1 < body.count, body[index + 1].is("(") else { return }
    let parameters = body[(index + 1)..<groups.end(ofGroupAt: index + 1)].dropFirst().dropLast()
    let names = Array(parameters).count(outsideGroups: ":")
    let defaults = Array(parameters).count(outsideGroups: "=")
    hasEmptyInitializer = hasEmptyInitializer || names == defaults
  }

  private mutating func readProperty(_ property: ArraySlice<SwiftToken>, _ attributes: Set<String>)
  {
    let isComputed = property.last?.is("}") == true
    let hasDefault = property.contains { $0.is("=") }
    guard !isComputed, !hasDefault, attributes.isDisjoint(with: Self.selfSufficient) else { return }
    let isOptionalVariable = property.first?.word == "var" && property.last?.is("?") == true
    if !isOptionalVariable || !attributes.isDisjoint(with: Self.alwaysHandedIn) {
      needsArgument = true
    }
  }
}

extension [SwiftToken] {
  /// Returns the tokens of the property whose `let` or `var` is at the index, up to the next
  /// member.
  fileprivate func property(at start: Int, _ groups: TokenGroups) -> ArraySlice<SwiftToken> {
    var index = start + 1
    while index < count {
      let token = self[index]
      if token.is("{") { return self[start..<groups.end(ofGroupAt: index)] }
      if token.is("(") || token.is("[") {
        index = groups.end(ofGroupAt: index)
        continue
      }
      if token.is(";") || token.startsLine && token.startsMember { break }
      index += 1
    }
    return self[start..<index]
  }

  /// Returns the number of occurrences of a character outside brackets.
  fileprivate func count(outsideGroups character: Character) -> Int {
    let groups = TokenGroups(self)
    var found = 0
    var index = 0
    while index < count {
      if self[index].is("(") || self[index].is("[") || self[index].is("{") {
        index = groups.end(ofGroupAt: index)
        continue
      }
      if self[index].is(character) { found += 1 }
      index += 1
    }
    return found
  }
}

extension SwiftToken {
  /// A Boolean value that indicates whether the token starts a member when it is the first on its line.
  fileprivate var startsMember: Bool {
    self.is("@") || self.is("#") || Self.memberKeywords.contains(word)
  }

  private static let memberKeywords: Set = [
    "var", "let", "func", "init", "struct", "enum", "class", "static", "private", "fileprivate",
    "public", "internal", "typealias", "mutating", "lazy", "nonisolated", "subscript", "case",
    "weak", "package", "final",
  ]
}
