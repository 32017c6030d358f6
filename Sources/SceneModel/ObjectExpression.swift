/// A reading or a change of an object that an app holds, such as `router.path.removeLast()`.
package struct ObjectExpression: Codable, Hashable, Sendable {
  /// The object's name as the list of objects has it, such as `router` or `router#2`.
  package var object: String
  /// The members behind the name, from left to right.
  package var members: [Member]
  /// The change of the place that the members lead to, or nil where it is only read or called.
  package var change: Change?

  package init(object: String, members: [Member] = [], change: Change? = nil) {
    self.object = object
    self.members = members
    self.change = change
  }

  /// One step into a value.
  package enum Member: Codable, Hashable, Sendable {
    /// A property, `.path`.
    case property(String)
    /// A method with its arguments, `.navigate(to: .settings)`.
    case method(String, [Literal.Argument])
    /// An element, `[0]`.
    case element([Literal.Argument])
  }

  /// A change of a place.
  package enum Change: Codable, Hashable, Sendable {
    /// `= value`
    case assign(Literal)
    /// `+= value`
    case add(Literal)
    /// `-= value`
    case subtract(Literal)
  }

  /// Whether the expression names places only, so that evaluating it is no step.
  package var isReading: Bool {
    change == nil
      && members.allSatisfy { member in
        if case .method = member { false } else { true }
      }
  }
}

extension ObjectExpression: CustomStringConvertible {
  /// The expression as Swift source.
  package var description: String {
    object + members.map(\.description).joined() + (change.map { " \($0)" } ?? "")
  }
}

extension ObjectExpression.Member: CustomStringConvertible {
  /// The step as Swift source.
  package var description: String {
    switch self {
    case .property(let name): ".\(name)"
    case .method(let name, let arguments): "\(Literal.member(name, []))(\(Self.list(arguments)))"
    case .element(let arguments): "[\(Self.list(arguments))]"
    }
  }

  private static func list(_ arguments: [Literal.Argument]) -> String {
    arguments.map(\.description).joined(separator: ", ")
  }
}

extension ObjectExpression.Change: CustomStringConvertible {
  /// The change as Swift source.
  package var description: String {
    switch self {
    case .assign(let value): "= \(value)"
    case .add(let value): "+= \(value)"
    case .subtract(let value): "-= \(value)"
    }
  }
}
