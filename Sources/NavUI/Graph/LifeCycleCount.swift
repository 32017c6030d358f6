/// The numbers of actions that life cycle modifiers have run since the app's launch.
struct LifeCycleCount: Hashable {
  /// The number of actions that `onChange` has run.
  var changes = 0
  /// The number of all other actions, such as those of `onDisappear` and `onDismiss`.
  var others = 0

  /// Returns whether only change handlers have run since an earlier count.
  ///
  /// - Parameter earlier: The earlier count.
  /// - Returns: Whether only such handlers can have caused what has changed meanwhile.
  func hasOnlyChanges(since earlier: Self) -> Bool {
    others == earlier.others && changes > earlier.changes
  }
}
