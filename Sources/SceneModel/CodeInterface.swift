/// The types of an app's own code and what can be done with their values.
package struct CodeInterface: Codable, Hashable, Sendable {
  /// The types by their names, such as `Router` and `Route.Section`.
  package var types: [String: CodeType]

  package init(types: [String: CodeType] = [:]) {
    self.types = types
  }
}
