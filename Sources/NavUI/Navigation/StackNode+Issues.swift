internal import SceneModel

extension StackNode {
  /// Reports a stack that is inside another stack (NS-30).
  func reportNesting() {
    guard let level = context.level, !level.fillsColumn else { return }
    graph.report(
      Issue(
        rule: "nested-stack",
        severity: .warning,
        message: """
          A NavigationStack is inside another one. The links and the path of the inner stack act only on that \
          stack, two bars appear, and Back may lead to the wrong screen. Keep one stack for each tab, \
          sheet or window, and remove the inner one.
          """,
        view: viewName
      )
    )
  }

  /// Reports a value in the path that has no declared destination (NS-28).
  func reportMissingDestination(for value: PathElement) {
    graph.report(
      Issue(
        rule: "missing-destination",
        severity: .error,
        message: """
          The path holds a value of type \(shortName(of: value)), and the stack finds no \
          navigationDestination for that type, so the stack shows no screen for the value. Declare \
          .navigationDestination(for: \(shortName(of: value)).self) on a screen of the stack.
          """,
        view: viewName
      )
    )
  }

  /// Reports two stacks that use the same path (TV-12).
  func reportSharedPath() {
    graph.report(
      Issue(
        rule: "shared-path",
        severity: .warning,
        message: """
          Two NavigationStacks are bound to the same path, so both show the same screens. A push in one \
          of them is also a push in the other. Give each tab, sheet and column its own path.
          """,
        view: viewName
      )
    )
  }

  /// Reports an action that changes a path in response to a change to that path (NS-50).
  func reportSeveralChanges() {
    graph.report(
      Issue(
        rule: "several-path-changes",
        severity: .warning,
        message: """
          The path of a NavigationStack was changed again before the first change was shown. An \
          `onChange` of the path causes this if it changes the path. SwiftUI warns about several updates \
          in one frame, and may show something different from the path. Make the whole change in one step.
          """,
        view: viewName
      )
    )
  }

  /// Reports a value pushed over a screen that a flag or item presents (NS-13).
  func reportPushOverPresentedScreen() {
    graph.report(
      Issue(
        rule: "push-over-presented-screen",
        severity: .warning,
        message: """
          A value was pushed while a screen of navigationDestination(isPresented:) or (item:) was on \
          top. SwiftUI puts the screens of a path's values beneath such a screen. Show the next screen \
          with a flag or an item too, or push all screens as values.
          """,
        view: viewName
      )
    )
  }

  /// Reports a second flag or item that presents a screen over the same screen (NS-44).
  func reportSecondScreen() {
    graph.report(
      Issue(
        rule: "several-destinations",
        severity: .warning,
        message: """
          One screen requests two navigationDestinations at the same time, each with a flag or an item, \
          but a screen can show only one of them. Keep one piece of state for both.
          """,
        view: viewName
      )
    )
  }

  /// Reports a push by a task whose screen has been removed (OB-18).
  func reportLatePush(from screen: String) {
    graph.report(
      Issue(
        rule: "late-push",
        severity: .warning,
        message: """
          A task that was started on \(screen) pushed a screen when \(screen) was no longer there. \
          Going back does not cancel a Task, so the pushed screen covers whatever is shown then. \
          Start the work with .task, which is cancelled with its view, or keep the Task and cancel it.
          """,
        view: viewName
      )
    )
  }

  /// Reports a value that was pushed twice by two taps on the same control (NS-75).
  func reportDoublePush(of value: PathElement) {
    let name = value.value.map { ValueText.text(of: $0) } ?? value.typeName
    graph.report(
      Issue(
        rule: "double-push",
        severity: .warning,
        message: """
          One control was tapped twice before its first tap had pushed anything. Each tap has pushed \
          \(name), so two screens for it lie one above the other. Disable the control before the first \
          await, and enable it when the work is done.
          """,
        view: viewName
      )
    )
  }

  /// Reports a path that is changed outside the main actor (NS-82).
  func reportBackgroundChange() {
    graph.report(
      Issue(
        rule: "background-path-change",
        severity: .warning,
        message: """
          The path of a NavigationStack was changed outside the main actor. A detached task, an actor, or \
          an async method of a class without @MainActor can cause this. The state of views belongs \
          to the main actor: mark the class that holds the path with @MainActor.
          """,
        view: viewName
      )
    )
  }

  private func shortName(of value: PathElement) -> String {
    value.type.map { TypeName.short($0) } ?? value.typeName
  }
}

extension StackLevel {
  /// A Boolean value that indicates whether the level alone fills a split view's column and may therefore contain a
  /// stack.
  fileprivate var fillsColumn: Bool {
    guard stack.isColumnRoot else { return false }
    if case .root = content { return true }
    return replacesRoot
  }
}
