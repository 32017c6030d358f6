extension Exercise {
  /// The names in the learner's code that private checks use and that learners therefore must know.
  package struct PrivateNames: Hashable, Sendable {
    /// The names of types, properties, methods and values.
    package var names: [String] = []
    /// The names of the properties of views or of the app that checks use.
    package var objects: [String] = []
    /// The pushed values that checks use.
    package var pushed: [String] = []

    package init() {}
  }
}
