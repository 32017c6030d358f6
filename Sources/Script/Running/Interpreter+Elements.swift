import SceneModel

extension Interpreter {
  /// Finds the element that a command names, and remembers it as the one that the command is about.
  ///
  /// - Parameters:
  ///   - reference: How the command names it.
  ///   - role: What the command wants to do with it.
  /// - Returns: The element, which can be used.
  /// - Throws: `Failure.refused` where there is no such element, or it is disabled.
  func find(_ reference: ControlReference, for role: ControlRole) throws(Failure) -> Element {
    let finder = ControlFinder(
      snapshot: try app,
      role: role,
      allowsPrefix: isInteractive
    )
    let element = try finder.match(reference)
    involve(element)
    try finder.requireUsable(element)
    return element
  }
}
