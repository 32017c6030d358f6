import SceneModel

extension CodeMember {
  /// Creates a member from its declaration.
  ///
  /// - Parameters:
  ///   - words: The keywords before the name.
  ///   - name: The name.
  ///   - rest: The text after the name.
  ///   - isPrivate: Whether code in other files cannot use the member.
  init(words: [String], name: String, rest: String, isPrivate: Bool) {
    let reader =
      words.contains("var") || words.contains("let")
      ? Self.property(words, name, rest) : Self.function(words, name, rest)
    self = reader
    if isPrivate { obstacle = .isPrivate }
  }

  private static func property(_ words: [String], _ name: String, _ rest: String) -> CodeMember {
    // `: [Route] { get set }`
    let (type, accessors) = DeclarationText(rest.dropFirst()).split(before: ["{"])
    let isReadOnly =
      words.contains("let") || accessors.contains("get") && !accessors.contains("set")
    var traits: [Trait] = isReadOnly ? [.isReadOnly] : []
    if accessors.contains("async") { traits.append(.isAsync) }
    if accessors.contains("throws") { traits.append(.isThrowing) }
    return CodeMember(
      name: name,
      type: type,
      signature: "\(name): \(type)",
      traits: traits,
      obstacle: type.contains("some ") ? .isGeneric : nil
    )
  }

  private static func function(_ words: [String], _ name: String, _ rest: String) -> CodeMember {
    let (generics, list) = DeclarationText(rest).split(before: ["("])
    guard let (inside, effects) = DeclarationText(list).parenthesized else {
      return CodeMember(name: name, signature: name)
    }
    let declared = DeclarationText(inside).list.map(DeclaredParameter.init)
    // A closure that may be left out is always left out.
    let parameters = declared.filter { !($0.parameter.hasDefault && $0.takesClosure) }
    let (marks, result) = DeclarationText(effects).effectsAndResult
    var traits: [Trait] = words.contains("mutating") ? [.isMutating] : []
    if marks.contains("async") { traits.append(.isAsync) }
    if marks.contains("throws") { traits.append(.isThrowing) }
    let type = result == "Void" || result == "()" ? nil : result
    var obstacle: Obstacle?
    if parameters.contains(where: \.isReference) { obstacle = .takesReference }
    if parameters.contains(where: \.takesClosure) { obstacle = .takesClosure }
    if !generics.isEmpty || parameters.contains(where: \.isGeneric)
      || type?.contains("some ") == true
    {
      obstacle = .isGeneric
    }
    let shown = parameters.map(\.text).joined(separator: ", ")
    let signature = [
      "\(name)\(generics)(\(shown))", marks.contains("async") ? "async" : nil,
      marks.contains("throws") ? "throws" : nil, type.map { "-> \($0)" },
    ]
    return CodeMember(
      name: name,
      parameters: parameters.map(\.parameter),
      type: type,
      signature: signature.compactMap(\.self).joined(separator: " "),
      traits: traits,
      obstacle: obstacle
    )
  }
}

/// The declaration of a parameter.
private struct DeclaredParameter {
  let parameter: CodeMember.Parameter
  let text: String
  let isReference: Bool
  let takesClosure: Bool
  let isGeneric: Bool

  /// Creates a parameter from text such as `to route: Route = .home`, or from the type of an associated value.
  init(_ text: String) {
    let (names, typed) = DeclarationText(text).split(before: [":"])
    let label =
      typed.isEmpty ? nil : names.split(separator: " ").first.map(String.init) ?? ""
    let declared = typed.isEmpty ? names : DeclarationText.trimmed(typed.dropFirst())
    var (type, value) = DeclarationText(declared).split(before: ["="])
    isReference = type.hasPrefix("inout ")
    takesClosure = type.contains("->")
    isGeneric = type.hasPrefix("some ") || type.contains(" some ")
    if type.hasSuffix("...") { type.removeLast(3) }
    for word in ["@escaping ", "@Sendable ", "@MainActor ", "sending ", "borrowing ", "consuming "]
    where type.hasPrefix(word) {
      type.removeFirst(word.count)
    }
    parameter = CodeMember.Parameter(
      label: label == "_" ? nil : label,
      type: type,
      hasDefault: !value.isEmpty
    )
    let shown = parameter.label.map { "\($0): \(type)" } ?? type
    self.text = value.isEmpty ? shown : "\(shown) \(value)"
  }
}

extension DeclarationText {
  /// The effects before the arrow and the type after the arrow, as in `async throws -> Bool where T: Hashable`.
  fileprivate var effectsAndResult: (effects: String, result: String?) {
    let (head, _) = split(before: [])
    guard let arrow = head.firstRange(of: "->") else { return (head, nil) }
    let result = head[arrow.upperBound...]
    let end = result.firstRange(of: " where ")?.lowerBound ?? result.endIndex
    return (String(head[..<arrow.lowerBound]), Self.trimmed(result[..<end]))
  }
}
