import SceneModel

/// A source of completions for a line about one of the app's objects.
struct ObjectCompleter {
  private let objects: [ObjectReport]
  private let roots: [CodeMember]
  private let guide: CodeGuide

  init(objects: [ObjectReport], interface: CodeInterface) {
    self.objects = objects
    roots = interface.roots
    guide = CodeGuide(interface)
  }

  /// Returns the completions that match a line, or nil if the line is not about an object.
  ///
  /// - Parameter text: The line before the cursor.
  /// - Returns: The possible replacements for the end of the line, or nil if the line is not about an object.
  func completions(for text: String) -> [Completion]? {
    let body = Self.withoutExpect(text)
    guard let object = object(in: body) else { return rootCompletions(body, text.count) }
    // An object whose name contains a dot is split like any other.
    let stand = ObjectReport(name: Self.stand, type: object.type, properties: [], holders: [])
    let line = PartialExpression(Self.stand + body.dropFirst(object.name.count))
    guard !line.isQuoted else { return [] }
    let found = suggestions(for: line, stand)
    let typed = line.current.lowercased()
    let end = text.count
    let start = end - line.current.count
    var seen: Set<String> = []
    return found.compactMap { text, description in
      guard text.lowercased().hasPrefix(typed), text != line.current, seen.insert(text).inserted
      else { return nil }
      return Completion(text, description, range: start..<end, isWord: false)
    }
  }

  private static let stand = "object"

  /// Returns the object at the start of a line if one of its members is being typed, or nil otherwise.
  private func object(in body: Substring) -> (name: String, type: String)? {
    let known = objects.map { ($0.name, $0.type) } + roots.map { ($0.name, $0.type ?? "") }
    return known.filter { name, _ in
      body.hasPrefix(name) && body.dropFirst(name.count).first.map { ".?![".contains($0) } == true
    }.max { $0.0.count < $1.0.count }
  }

  /// Returns completions of global names such as `Router.shared`, or nil if no such name begins with the text.
  private func rootCompletions(_ body: Substring, _ end: Int) -> [Completion]? {
    guard body.contains(".") else { return nil }
    let fitting = roots.filter { $0.name.lowercased().hasPrefix(body.lowercased()) }
    guard !fitting.isEmpty else { return nil }
    return fitting.map { root in
      Completion(root.name, root.type ?? "", range: (end - body.count)..<end, isWord: false)
    }
  }

  private typealias Suggestion = (text: String, description: String)

  private func suggestions(for line: PartialExpression, _ object: ObjectReport) -> [Suggestion] {
    guard let innermost = line.levels.last else {
      guard let place = line.assigned else { return members(of: line.base, object) }
      return type(of: place, object).map(values) ?? []
    }
    var callees = outermost(line, object)
    for (level, next) in zip(line.levels, line.levels.dropFirst()) {
      callees = Self.cases(next.callee, of: type(at: level, callees), guide)
    }
    if innermost.isList { return type(at: innermost, callees).map(values) ?? [] }
    return callees.flatMap { callee -> [Suggestion] in
      guard let parameter = callee.parameter(at: innermost) else { return [] }
      guard let label = parameter.label, innermost.label == nil else {
        return values(of: parameter.type)
      }
      return [("\(label): ", parameter.type)]
    }
  }

  /// Returns the members that the outermost open bracket may belong to.
  private func outermost(_ line: PartialExpression, _ object: ObjectReport) -> [CodeMember] {
    guard let first = line.levels.first else { return [] }
    if let place = line.assigned {
      return Self.cases(first.callee, of: type(of: place, object), guide)
    }
    let (base, name) = PartialExpression.cut(first.callee)
    guard let type = type(of: base, object) else { return [] }
    return (guide.members(of: type) ?? []).filter { $0.name == name && $0.obstacle == nil }
  }

  /// Returns the type that is expected at the position in an open bracket, or nil if it is unknown.
  private func type(at level: PartialExpression.Level, _ callees: [CodeMember]) -> String? {
    callees.lazy.compactMap { $0.parameter(at: level)?.type }.first
  }

  /// Returns the type's cases with the given name or, for a bracket without a name, a member that takes elements.
  private static func cases(
    _ callee: String,
    of type: String?,
    _ guide: CodeGuide
  ) -> [CodeMember] {
    guard let type else { return [] }
    if callee.isEmpty, let element = SpelledType(type).listElement {
      // The bracket of a list behaves like a call with any number of elements.
      return [
        CodeMember(
          name: "",
          parameters: [CodeMember.Parameter(label: nil, type: element)],
          signature: "",
          traits: [.isMutating]
        )
      ]
    }
    return guide.cases(of: type).filter { $0.name == callee }
  }

  private func members(of base: String, _ object: ObjectReport) -> [Suggestion] {
    guard let type = type(of: base, object) else { return [] }
    return (guide.members(of: type) ?? []).filter { $0.obstacle == nil }.map { member in
      (member.beginning, member.signature)
    }
  }

  private func values(of type: String) -> [Suggestion] {
    if let element = SpelledType(type).listElement {
      return [("[]", type)] + guide.cases(of: element).map { ("[\($0.beginning)", $0.signature) }
    }
    return guide.cases(of: type).map { ($0.beginning, $0.signature) }
  }

  private func type(of text: String, _ object: ObjectReport) -> String? {
    var scanner = Scanner(text, file: nil, line: 1)
    // A value that cannot be read yet has no known type.
    guard let expression = try? scanner.objectExpression() else { return nil }
    return guide.type(after: expression.members, in: object.type)
  }

  private static func withoutExpect(_ text: String) -> Substring {
    var rest = text.drop { $0.isWhitespace }
    for word in ["expect", "not"] where rest.hasPrefix("\(word) ") {
      rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
    }
    return rest
  }
}

extension CodeMember {
  /// The text of the member up to its first argument.
  fileprivate var beginning: String {
    guard let first = parameters?.first else { return parameters == nil ? name : "\(name)()" }
    return "\(name)(\(first.label.map { "\($0): " } ?? "")"
  }

  /// Returns the parameter for the argument at the cursor, or nil if there is none.
  fileprivate func parameter(at level: PartialExpression.Level) -> Parameter? {
    guard let parameters else { return nil }
    if name.isEmpty { return parameters.first }
    var rest = parameters[...]
    for label in level.labels {
      guard let index = rest.firstIndex(where: { $0.label == label }) else { return nil }
      rest = rest[rest.index(after: index)...]
    }
    guard let label = level.label else { return rest.first }
    return rest.first { $0.label == label }
  }
}

extension SpelledType {
  /// The type of the elements of an array or set, or nil for any other type.
  fileprivate var listElement: String? {
    switch self {
    case .array(let element), .set(let element): element
    default: nil
    }
  }
}
