/// The numbers of actions that life cycle modifiers have run since the launch.
struct LifeCycleCount: Hashable {
  /// The number of handlers of `onChange`.
  var changes = 0
  /// The number of all other actions, such as those of `onDisappear` and `onDismiss`.
  var others = 0

  /// Returns whether handlers of changes have run since an earlier count, and nothing else.
  ///
  /// - Parameter earlier: The earlier count.
  /// - Returns: Whether only such handlers can have caused what has changed meanwhile.
  func hasOnlyChanges(since earlier: Self) -> Bool {
    others == earlier.others && changes > earlier.changes
  }
}
