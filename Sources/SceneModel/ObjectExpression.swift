/// A read or change of one of an app's objects, such as `router.path.removeLast()`.
package struct ObjectExpression: Codable, Hashable, Sendable {
  /// The object's name in the list of objects, such as `router` or `router#2`.
  package var object: String
  /// The members after the name, from left to right.
  package var members: [Member]
  /// The change of the place that the members lead to, or nil for a read or call.
  package var change: Change?

  package init(object: String, members: [Member] = [], change: Change? = nil) {
    self.object = object
    self.members = members
    self.change = change
  }

  /// One member access.
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

  /// Whether the expression only reads places, so that its evaluation is not a step.
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
  /// The member access as Swift source.
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
