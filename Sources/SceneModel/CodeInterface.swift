/// The types that an app's own code declares, with their members.
package struct CodeInterface: Codable, Hashable, Sendable {
  /// The types, keyed by names such as `Router` and `Route.Section`.
  package var types: [String: CodeType]
  /// The objects with a global name, such as `Router.shared` or a global variable.
  package var roots: [CodeMember]

  package init(types: [String: CodeType] = [:], roots: [CodeMember] = []) {
    self.types = types
    self.roots = roots
  }
}
