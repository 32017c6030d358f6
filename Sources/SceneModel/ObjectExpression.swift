/// An expression that reads or changes one of an app's objects, such as `router.path.removeLast()`.
package struct ObjectExpression: Codable, Hashable, Sendable {
  /// The name of the object in the list of objects, such as `router` or `router#2`.
  package var object: String
  /// The members after the name, from left to right.
  package var members: [Member]
  /// The change made to the value that the members refer to, or nil for a read or call.
  package var change: Change?

  package init(object: String, members: [Member] = [], change: Change? = nil) {
    self.object = object
    self.members = members
    self.change = change
  }

  /// A member access.
  package enum Member: Codable, Hashable, Sendable {
    /// A property, such as `.path`.
    case property(String)
    /// A method with its arguments, such as `.navigate(to: .settings)`.
    case method(String, [Literal.Argument])
    /// An element, such as `[0]`.
    case element([Literal.Argument])
  }

  /// A change to a property or an element.
  package enum Change: Codable, Hashable, Sendable {
    /// An assignment, `= value`.
    case assign(Literal)
    /// An addition, `+= value`.
    case add(Literal)
    /// A subtraction, `-= value`.
    case subtract(Literal)
  }

  /// A Boolean value that indicates whether the expression only reads properties and elements.
  ///
  /// Its evaluation is then not a step.
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
