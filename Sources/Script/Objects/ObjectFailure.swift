import SceneModel
import SceneText

/// The explanation of why an object cannot be found.
struct ObjectFailure {
  private let names: [String]
  private let objects: [ObjectReport]
  private let interface: CodeInterface?

  /// Creates an explanation based on the existing objects.
  ///
  /// - Parameters:
  ///   - objects: The objects that views own.
  ///   - interface: The types of the app's code, for words that name a type.
  init(_ objects: [ObjectReport], _ interface: CodeInterface?) {
    let held = objects.filter { !$0.isInner }.map(\.name)
    names = held + (interface?.roots ?? []).map(\.name).filter { !held.contains($0) }
    self.objects = objects
    self.interface = interface
  }

  /// Returns whether an expression begins with a type, or with a name similar to that of an object.
  func isNear(_ expression: ObjectExpression) -> Bool {
    interface?.types[expression.object] != nil
      || !Spelling(names).suggestions(for: expression.object).isEmpty
  }

  /// Returns the error for a word that is neither a command nor an object.
  func neither(_ error: ScriptError) -> ScriptError {
    guard !names.isEmpty, error.correction == nil, error.message.hasSuffix("; see help") else {
      return error
    }
    var both = error
    both.message =
      String(error.message.dropLast("; see help".count))
      + ", and no object of that name; the objects are \(list). See help"
    return both
  }

  /// Returns the failure for an expression that does not begin with an object.
  func unknown(_ expression: ObjectExpression) -> Failure {
    let name = expression.object
    if let type = interface?.types[name] { return unusable(expression, type) }
    if let path = PathHabit(expression, objects) { return .refused(path.advice) }
    if ["self", "this"].contains(name), case .property(let member)? = expression.members.first {
      var inner = expression
      inner.object = member
      inner.members.removeFirst()
      guard names.contains(member) else { return unknown(inner) }
      return .refused("'\(name)' does not work at the prompt; instead, type: \(inner)")
    }
    guard !names.isEmpty else {
      return .refused("the app's views hold no observable objects, so there is no '\(shown(name))'")
    }
    let hint = Spelling(names).hint(for: name)
    return .refused(
      "the app has no object '\(shown(name))'" + (hint.isEmpty ? "; it holds \(list)" : hint)
    )
  }

  /// Returns the failure for an expression that begins with a type.
  private func unusable(_ expression: ObjectExpression, _ type: CodeType) -> Failure {
    let name = expression.object
    let reason =
      switch expression.members.first {
      case .method(let method, _):
        "static methods cannot be called here, so \(name).\(method)() does not work"
      case .property(let property)
      where type.makers.contains { $0.name == property && $0.obstacle == .isPrivate }:
        "'\(property)' is private; code outside \(name) cannot use it either"
      case .property(let property): "\(name).\(shown(property)) is not an object"
      case .element, nil: "\(name) is a type, not an object"
      }
    return .refused(names.isEmpty ? reason : "\(reason); the objects are \(list)")
  }

  private var list: String {
    let shown = names.prefix(Self.longestList).map(Printable.line).joined(separator: ", ")
    let rest = names.count - Self.longestList
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  private static let longestList = 12

  private func shown(_ name: String) -> String {
    ScriptError.excerpt(name)
  }
}
