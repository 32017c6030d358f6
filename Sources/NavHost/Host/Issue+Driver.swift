internal import SceneModel

extension Issue {
  /// The issue that there are too many elements on the screen.
  static let tooManyElements = Issue(
    rule: "too-many-elements",
    severity: .warning,
    message: """
      The app shows so much at once that only the first 100,000 elements are shown. A List, or a lazy \
      stack in a ScrollView, builds only the rows that can be seen.
      """
  )

  /// The issue that elements are nested too deeply.
  static let tooDeep = Issue(
    rule: "too-deep",
    severity: .warning,
    message: """
      The app nests containers more than 200 levels deep. Anything deeper is not shown. Look \
      for a view that contains itself.
      """
  )

  /// The issue that the screen has more text than a message to NavLab may contain.
  static let tooMuchText = Issue(
    rule: "too-much-text",
    severity: .error,
    message: """
      The texts on the screen and in the objects are longer than 16 MB together, so NavLab shows none \
      of them. Go back, or show less.
      """
  )

  /// The issue that a task never suspends, so that the app is never idle.
  static let busy = Issue(
    rule: "busy-task",
    severity: .error,
    message: """
      A task keeps running without ever waiting for anything, so the app never becomes idle. Let the \
      task end, or let it sleep between its steps.
      """
  )
}
