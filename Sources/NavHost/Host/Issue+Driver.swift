internal import SceneModel

extension Issue {
  /// An issue that reports too many elements on the screen.
  static let tooManyElements = Issue(
    rule: "too-many-elements",
    severity: .warning,
    message: """
      The app shows so many elements that NavLab shows only the first 100,000. A List, or a lazy \
      stack in a ScrollView, builds only the rows that can be seen.
      """
  )

  /// An issue that reports elements that are nested too deeply.
  static let tooDeep = Issue(
    rule: "too-deep",
    severity: .warning,
    message: """
      The app nests containers more than 200 levels deep. NavLab does not show anything deeper. Look \
      for a view that contains itself.
      """
  )

  /// An issue that reports a screen with too much text for a message to NavLab.
  static let tooMuchText = Issue(
    rule: "too-much-text",
    severity: .error,
    message: """
      The texts on the screen and in the objects are longer than 16 MB in total, so NavLab shows none \
      of them. Go back, or show fewer texts.
      """
  )

  /// An issue that reports a task that never suspends and therefore keeps the app busy.
  static let busy = Issue(
    rule: "busy-task",
    severity: .error,
    message: """
      A task keeps running without ever waiting for anything, so the app never becomes idle. Let the \
      task end, or let it sleep between its steps.
      """
  )
}
