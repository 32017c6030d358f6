/// A type declared in an app's own code.
package struct CodeType: Codable, Hashable, Sendable {
  /// The kind of declaration.
  package var kind: Kind
  /// The names of its generic parameters.
  package var genericParameters: [String]
  /// The specialisations of a generic type in the code, such as `Router<AppRoute>`.
  package var instances: [String]
  /// Its properties and methods, followed by those of its superclasses and of the app's own
  /// protocols.
  package var members: [CodeMember]
  /// The cases of an enum.
  package var cases: [CodeMember]
  /// The initialisers of the type, named `init`, and static members that return a value of it.
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

  /// The kind of a type's declaration.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// A class; its instances are objects.
    case object
    /// A struct.
    case structure
    /// An enum.
    case enumeration
  }
}
