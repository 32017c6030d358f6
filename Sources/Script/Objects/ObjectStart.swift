import SceneModel

/// A view's object or a global object at the start of an expression.
struct ObjectStart {
  /// The object's name, such as `router`, `router#2` or `Router.shared`.
  let name: String
  /// The object's class, in Swift's spelling.
  let type: String
  /// The number of the expression's members that belong to the object's name.
  let members: Int

  /// Creates the start of an expression by looking up its object.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - objects: The objects that views own.
  ///   - interface: The types of the app.
  /// - Throws: A `Failure` that names the existing objects.
  init(
    of expression: ObjectExpression,
    in objects: [ObjectReport],
    _ interface: CodeInterface?
  ) throws(Failure) {
    if let object = objects.first(where: { $0.name == expression.object }) {
      self.init(name: object.name, type: object.type, members: 0)
      return
    }
    let roots = interface?.roots ?? []
    var name = expression.object
    var count = 0
    for member in expression.members + [.element([])] {
      if let type = roots.first(where: { $0.name == name })?.type {
        self.init(name: name, type: type, members: count)
        return
      }
      guard case .property(let property) = member else { break }
      name += ".\(property)"
      count += 1
    }
    throw ObjectFailure(objects, interface).unknown(expression)
  }

  private init(name: String, type: String, members: Int) {
    self.name = name
    self.type = type
    self.members = members
  }
}
