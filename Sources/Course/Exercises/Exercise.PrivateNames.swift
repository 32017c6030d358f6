extension Exercise {
  /// What checks that are kept elsewhere call by name in the learner's code, which therefore is told.
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
