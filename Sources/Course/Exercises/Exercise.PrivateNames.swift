extension Exercise {
  /// The names in the learner's code that checks in another place use, which the learner therefore
  /// sees.
  package struct PrivateNames: Hashable, Sendable {
    /// Types, properties, methods and values.
    package var names: [String] = []
    /// The properties of a view or of the app that checks use.
    package var objects: [String] = []
    /// Pushed values.
    package var pushed: [String] = []

    package init() {}
  }
}
