/// A type declared in an app's own code.
package struct CodeType: Codable, Hashable, Sendable {
  /// The kind of declaration.
  package var kind: Kind
  /// The names of the type's generic parameters.
  package var genericParameters: [String]
  /// The specialisations of a generic type that the code uses, such as `Router<AppRoute>`.
  package var instances: [String]
  /// The properties and methods of the type, followed by those inherited from superclasses and from the app's own
  /// protocols.
  package var members: [CodeMember]
  /// The cases of the type, if the type is an enum.
  package var cases: [CodeMember]
  /// The initialisers, named `init`, and the static members that return a value of the type.
  package var makers: [CodeMember]

  package init(
    kind: Kind,
    genericParameters: [String] = [],
    instances: [String] = [],
    members: [CodeMember] = [],
    cases: [CodeMember] = [],
    makers: [CodeMember] = []
  ) {
    self.kind = kind
    self.genericParameters = genericParameters
    self.instances = instances
    self.members = members
    self.cases = cases
    self.makers = makers
  }

  /// A kind of declaration.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// A class, whose instances are objects.
    case object
    /// A struct.
    case structure
    /// An enum.
    case enumeration
  }
}
