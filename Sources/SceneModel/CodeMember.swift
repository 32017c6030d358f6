/// A property, a method or an enum case.
package struct CodeMember: Codable, Hashable, Sendable {
  /// The name without labels.
  package var name: String
  /// The parameters of a method or a case, or nil for a property and for a case without
  /// parentheses.
  package var parameters: [Parameter]?
  /// The property's type or the method's return type, or nil if the method returns no value.
  package var type: String?
  /// The declaration as displayed, without its keyword.
  package var signature: String
  /// The traits of the declaration that affect its use.
  package var traits: [Trait]
  /// The reason why the member cannot be used at the prompt, or nil if it can.
  package var obstacle: Obstacle?

  package init(
    name: String,
    parameters: [Parameter]? = nil,
    type: String? = nil,
    signature: String,
    traits: [Trait] = [],
    obstacle: Obstacle? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.type = type
    self.signature = signature
    self.traits = traits
    self.obstacle = obstacle
  }

  /// The name with the labels, such as `navigate(to:animated:)`.
  package var fullName: String {
    guard let parameters else { return name }
    return "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// A parameter of a method or case.
  package struct Parameter: Codable, Hashable, Sendable {
    /// The label of the argument, or nil for an argument without a label.
    package var label: String?
    /// The type as Swift source.
    package var type: String
    /// A Boolean value that indicates whether the argument may be omitted.
    package var hasDefault: Bool

    package init(label: String?, type: String, hasDefault: Bool = false) {
      self.label = label
      self.type = type
      self.hasDefault = hasDefault
    }
  }

  /// A trait of a declaration that affects its use.
  package enum Trait: String, Codable, Hashable, Sendable {
    /// The trait of an `async` method.
    case isAsync = "async"
    /// The trait of a method that can throw an error.
    case isThrowing = "throws"
    /// The trait of a method that mutates the value on which it is called.
    case isMutating = "mutating"
    /// The trait of a property that is a `let` or has no setter.
    case isReadOnly = "let"
    /// The trait of a failable initialiser.
    case isFailable = "init?"
  }

  /// A reason why a member cannot be used at the prompt.
  package enum Obstacle: String, Codable, Hashable, Sendable {
    /// A member that is private to its type or its file.
    case isPrivate = "private"
    /// A member that is generic.
    case isGeneric = "generic"
    /// A member that takes a closure.
    case takesClosure = "closure"
    /// A member that has an `inout` parameter.
    case takesReference = "inout"
  }
}
