/// One type of an app's own code.
package struct CodeType: Codable, Hashable, Sendable {
  /// The kind of declaration.
  package var kind: Kind
  /// The names of its generic parameters.
  package var genericParameters: [String]
  /// The types that the code makes of a generic one, such as `Router<AppRoute>`.
  package var instances: [String]
  /// Its properties and methods, those of its superclasses and of the app's own protocols behind them.
  package var members: [CodeMember]
  /// The cases of an enum.
  package var cases: [CodeMember]
  /// The makers of a value of the type: initialisers, named `init`, and static properties and
  /// methods.
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
