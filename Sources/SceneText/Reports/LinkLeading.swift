package import SceneModel

/// The target of a link or button, as far as it is known before a tap.
package struct LinkLeading: Hashable, Sendable {
  /// The target, as a short description or as a value.
  package let goal: String
  /// A Boolean value that indicates whether the target is a value in Swift's syntax.
  package let isValue: Bool
  /// The effect of a tap, as the predicate of a sentence whose subject is the link.
  package let deed: String
  /// The reason why a tap would not reach the target, or nil if it would.
  package let warning: String?

  /// Creates a description of a link's or button's target.
  ///
  /// - Parameters:
  ///   - element: The link or button.
  ///   - stack: The surrounding navigation stack, if there is one.
  package init(_ element: Element, in stack: Element?) {
    let type = element.name.map(Printable.line)
    guard element.kind == .link else {
      goal = element.kind == .menu ? "shows choices" : "runs the app's code"
      isValue = false
      deed =
        element.kind == .menu ? goal : "runs the app's own code; only its effects are visible"
      warning = nil
      return
    }
    switch (element.value.map(Printable.line), type) {
    case (let value?, let type?):
      goal = "\(value)  \(type)"
      isValue = true
      deed = "pushes \(value), of type \(type)"
    case (let value?, nil):
      goal = "opens \(value)"
      isValue = false
      deed = "asks the system to open \(value)"
    case (nil, let type?):
      goal = "\(type), not in the path"
      isValue = false
      deed = "pushes the view \(type), which is not in the path"
    case (nil, nil):
      goal = element.has(.disabled) && stack != nil ? "nowhere" : "a screen of its own"
      isValue = false
      deed = "leads to \(goal)"
    }
    warning = Self.warning(element, type: type, in: stack)
  }

  private static func warning(_ element: Element, type: String?, in stack: Element?) -> String? {
    if element.has(.missingDestination), let type {
      return "no destination: no screen of the stack declares "
        + ".navigationDestination(for: \(type).self)"
    }
    if element.has(.disabled), stack == nil {
      return "the link is not in a NavigationStack, so it is disabled"
    }
    if element.has(.disabled), element.value == nil, type == nil {
      return "the link has no value, so it is disabled"
    }
    if let type, element.value != nil, let path = stack?.pathType, path.hasPrefix("["),
      path != "[\(type)]", path != type
    {
      return "the path is \(Printable.line(path)) and holds no \(type)"
    }
    return nil
  }
}
