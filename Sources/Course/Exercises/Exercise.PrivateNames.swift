extension Exercise {
  /// The names in the learner's code that checks kept elsewhere use, which is why the learner sees
  /// them.
  package struct PrivateNames: Hashable, Sendable {
    /// Types, properties, methods and values.
    package var names: [String] = []
    /// The properties of a view or of the app that are asked for something.
    package var objects: [String] = []
    /// Values that are pushed.
    package var pushed: [String] = []

    package init() {}
  }
}
