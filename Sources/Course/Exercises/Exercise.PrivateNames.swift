extension Exercise {
  /// The names in the learner's code that private checks use, which learners therefore have to
  /// know.
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
