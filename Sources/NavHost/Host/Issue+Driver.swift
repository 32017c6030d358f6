internal import SceneModel

extension Issue {
  /// More on the screen than anybody looks at.
  static let tooManyElements = Issue(
    rule: "too-many-elements",
    severity: .warning,
    message: """
      The app shows so much at once that only the first 100,000 elements are told here. A List, or a lazy \
      stack in a ScrollView, builds only the rows that can be seen.
      """
  )

  /// More within one another than anybody can follow.
  static let tooDeep = Issue(
    rule: "too-deep",
    severity: .warning,
    message: """
      The app shows containers within one another, more than 200 deep. What lies deeper is not told here. Look \
      for a view that contains itself.
      """
  )

  /// More text on the screen than a message to NavLab may have.
  static let tooMuchText = Issue(
    rule: "too-much-text",
    severity: .error,
    message: """
      The texts on the screen and in the objects are longer than 16 MB together, so nothing of them is told \
      here. Go back, or show less.
      """
  )

  /// A task that never waits, so that the app is never idle.
  static let busy = Issue(
    rule: "busy-task",
    severity: .error,
    message: """
      A task keeps running without ever waiting for anything, so the app never comes to rest. Let the \
      task end, or let it sleep between its steps.
      """
  )
}
