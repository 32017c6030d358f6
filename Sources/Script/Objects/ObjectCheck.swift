import SceneModel
import SceneText

/// A check of an object expression before the app receives it, with more precise messages than the app can give.
struct ObjectCheck {
  private let guide: CodeGuide

  init(_ interface: CodeInterface) {
    guide = CodeGuide(interface)
  }

  /// Checks that the members of an expression exist and can be used, as far as their types are known.
  ///
  /// - Parameters:
  ///   - expression: The expression to check.
  ///   - start: The object that the expression begins with.
  /// - Throws: A `Failure` that explains the first mistake.
  func check(_ expression: ObjectExpression, of start: ObjectStart) throws(Failure) {
    var place = start.name
    var type: String? = start.type
    for member in expression.members.dropFirst(start.members) {
      guard let current = type, let members = guide.members(of: current) else { return }
      switch member {
      case .element: break
      case .property(let name):
        try checkProperty(name, at: place, current, members)
      case .method(let name, let arguments):
        try checkMethod(name, arguments, at: place, current, members)
      }
      place += "\(member)"
      type = guide.type(after: [member], in: current)
    }
  }

  private func checkProperty(
    _ name: String,
    at place: String,
    _ type: String,
    _ members: [CodeMember]
  ) throws(Failure) {
    let named = members.filter { $0.name == name }
    if let property = named.first(where: { $0.parameters == nil }) {
      try checkUse(of: property, in: type)
      return
    }
    guard let method = named.first else { throw unknown(name, at: place, type, members) }
    throw .refused("'\(name)' is a method; call it as \(place).\(method.signature)")
  }

  private func checkMethod(
    _ name: String,
    _ arguments: [Literal.Argument],
    at place: String,
    _ type: String,
    _ members: [CodeMember]
  ) throws(Failure) {
    let named = members.filter { $0.name == name }
    let methods = named.filter { $0.parameters != nil }
    guard !methods.isEmpty else {
      guard named.isEmpty else {
        throw .refused("'\(name)' is a property, not a method; write \(place).\(name)")
      }
      throw unknown(name, at: place, type, members)
    }
    let usable = methods.filter { $0.obstacle == nil }
    guard !usable.isEmpty else { return try checkUse(of: methods[0], in: type) }
    guard !usable.contains(where: { $0.accepts(arguments) }) else { return }
    let written = arguments.map { "\($0.label ?? "_"):" }.joined()
    let what = arguments.isEmpty ? "no arguments" : "the arguments (\(written))"
    let forms = usable.map { "\(place).\($0.signature)" }
    throw .refused(
      "'\(name)' does not take \(what); write \(Self.list(forms, atMost: 2))",
      choices: forms.count > 2 ? forms : []
    )
  }

  private func checkUse(of member: CodeMember, in type: String) throws(Failure) {
    let name = member.parameters == nil ? member.name : member.fullName
    switch member.obstacle {
    case nil: return
    case .isPrivate:
      throw .refused("'\(name)' is private; code outside \(type) cannot use it either")
    case .isGeneric:
      throw .refused(
        "'\(name)' is generic, so NavLab cannot find its types: \(member.signature)"
      )
    case .takesClosure:
      throw .refused(
        "'\(name)' takes a closure, and you cannot type a closure here: \(member.signature)"
      )
    case .takesReference:
      throw .refused(
        "'\(name)' changes its argument, which must be a variable: \(member.signature)"
      )
    }
  }

  private func unknown(
    _ name: String,
    at place: String,
    _ type: String,
    _ members: [CodeMember]
  ) -> Failure {
    let usable = members.filter { $0.obstacle == nil }
    let hint = Spelling(usable.map(\.name)).hint(for: name)
    let subject = "\(Printable.line(type)) has no member '\(ScriptError.excerpt(name))'"
    guard !usable.isEmpty else {
      return .refused("\(subject), and none of its members can be used here")
    }
    guard hint.isEmpty else { return .refused(subject + hint) }
    return .refused("\(subject); \(place) has \(Self.list(usable.map(\.name), atMost: 8))")
  }

  /// Returns words as a list for use in a sentence.
  private static func list(_ words: [String], atMost limit: Int) -> String {
    var seen: Set<String> = []
    let words = words.filter { seen.insert($0).inserted }
    var shown = Array(words.prefix(limit))
    if words.count > limit {
      shown.append("\(words.count - limit) more")
      return shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
    }
    return shown.joined(separator: limit == 2 ? " or " : ", ")
  }
}
