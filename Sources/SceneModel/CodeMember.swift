/// A property, a method or a case.
package struct CodeMember: Codable, Hashable, Sendable {
  /// The name without labels.
  package var name: String
  /// The parameters of a method or a case, or nil for a property and for a case without
  /// parentheses.
  package var parameters: [Parameter]?
  /// The type of the property, or the return type of the method; nil if it returns nothing.
  package var type: String?
  /// The declaration as it is shown, without its keyword.
  package var signature: String
  /// The other traits of the declaration.
  package var traits: [Trait]
  /// The reason why the member cannot be used at the prompt, or nil.
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

  /// A parameter.
  package struct Parameter: Codable, Hashable, Sendable {
    /// The label, or nil if there is none.
    package var label: String?
    /// The type as Swift source.
    package var type: String
    /// Whether it is optional.
    package var hasDefault: Bool

    package init(label: String?, type: String, hasDefault: Bool = false) {
      self.label = label
      self.type = type
      self.hasDefault = hasDefault
    }
  }

  /// A trait of a declaration that affects its use.
  package enum Trait: String, Codable, Hashable, Sendable {
    /// The method is `async`.
    case isAsync = "async"
    /// The method can throw.
    case isThrowing = "throws"
    /// The method mutates the value that it belongs to.
    case isMutating = "mutating"
    /// The property is a `let`, or has no setter.
    case isReadOnly = "let"
    /// The initialiser is failable.
    case isFailable = "init?"
  }

  /// The reason why a member cannot be used at the prompt.
  package enum Obstacle: String, Codable, Hashable, Sendable {
    /// It is private to its type or its file.
    case isPrivate = "private"
    /// It is generic.
    case isGeneric = "generic"
    /// It takes a closure.
    case takesClosure = "closure"
    /// It has an `inout` parameter.
    case takesReference = "inout"
  }
}
