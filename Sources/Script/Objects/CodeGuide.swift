import SceneModel

/// A guide to the members of the app's own types and of standard types.
struct CodeGuide {
  private let interface: CodeInterface

  init(_ interface: CodeInterface) {
    self.interface = interface
  }

  /// Returns the members of a type given in Swift's spelling, or nil if the type is unknown.
  func members(of type: String) -> [CodeMember]? {
    let spelled = SpelledType(type)
    if case .optional(let wrapped) = spelled { return members(of: wrapped) }
    if case .named(let name, let arguments) = spelled, let found = interface.types[name] {
      return found.members.map { $0.replacing(found.genericParameters, with: arguments) }
    }
    return StandardMembers.of(spelled)
  }

  /// Returns the cases of an enum, or the values of another type that has few values, such as `Bool`.
  func cases(of type: String) -> [CodeMember] {
    switch SpelledType(type) {
    case .optional(let wrapped):
      cases(of: wrapped) + [CodeMember(name: "nil", type: type, signature: "nil")]
    case .named("Bool", _):
      ["true", "false"].map { CodeMember(name: $0, type: "Bool", signature: $0) }
    case .named(let name, _):
      interface.types[name].map { Self.values(of: $0, named: name) } ?? []
    default: []
    }
  }

  private static func values(of type: CodeType, named name: String) -> [CodeMember] {
    let usable = type.makers.filter { $0.obstacle == nil && !$0.traits.contains(.isAsync) }
    let initialisers = usable.filter { $0.name == "init" }.map { maker in
      var maker = maker
      maker.name = name
      maker.signature = name + maker.signature.dropFirst("init".count)
      return maker
    }
    let named = (type.cases + usable.filter { $0.name != "init" }).map { member in
      var member = member
      member.name = ".\(member.name)"
      member.signature = ".\(member.signature)"
      return member
    }
    return named + initialisers
  }

  /// Returns the type that results from successive member accesses, or nil if the type is unknown.
  ///
  /// - Parameters:
  ///   - members: The members, from left to right.
  ///   - type: The type that has the first member.
  /// - Returns: The type as Swift spells it.
  func type(after members: some Sequence<ObjectExpression.Member>, in type: String) -> String? {
    var type: String? = type
    for member in members {
      guard let current = type else { return nil }
      type = self.type(after: member, in: current)
    }
    return type
  }

  private func type(after member: ObjectExpression.Member, in type: String) -> String? {
    switch member {
    case .property(let name):
      return members(of: type)?.first { $0.name == name && $0.parameters == nil }?.type
    case .method(let name, let arguments):
      let fitting = members(of: type)?.filter { $0.name == name && $0.accepts(arguments) }
      return fitting?.first?.type
    case .element(let arguments):
      return SpelledType(type).element(hasDefault: arguments.count > 1)
    }
  }
}

extension CodeMember {
  /// Returns whether the given arguments fit the member's parameters.
  func accepts(_ arguments: [Literal.Argument]) -> Bool {
    guard let parameters else { return false }
    var rest = arguments[...]
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label {
        rest.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Returns the member with its type's generic parameters replaced by arguments.
  fileprivate func replacing(_ names: [String], with arguments: [String]) -> CodeMember {
    guard !names.isEmpty, names.count == arguments.count else { return self }
    func filled(_ type: String) -> String {
      var words = ""
      var word = ""
      func end() {
        words += names.firstIndex(of: word).map { arguments[$0] } ?? word
        word = ""
      }
      for character in type {
        if character.isLetter || character.isNumber || character == "_" {
          word.append(character)
        } else {
          end()
          words.append(character)
        }
      }
      end()
      return words
    }
    var copy = self
    copy.type = type.map(filled)
    copy.signature = filled(signature)
    copy.parameters = parameters?.map {
      Parameter(label: $0.label, type: filled($0.type), hasDefault: $0.hasDefault)
    }
    return copy
  }
}
