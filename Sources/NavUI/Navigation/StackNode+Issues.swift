extension StackNode {
  /// Reports a stack inside another one (NS-30).
  func reportNesting() {
    guard context.level != nil else { return }
    graph.report(
      RuntimeIssue(
        rule: "nested-stack",
        severity: .warning,
        message: """
          A NavigationStack stands inside another one. Its links and its path act on the inner stack \
          only, two bars are drawn, and going back is confused. Keep one stack for each tab, sheet \
          or window, and take the inner one out.
          """,
        view: viewName
      )
    )
  }

  /// Reports a value in the path that no destination is declared for (NS-28).
  func reportMissingDestination(for value: PathElement) {
    graph.report(
      RuntimeIssue(
        rule: "missing-destination",
        severity: .error,
        message: """
          The path holds a value of type \(shortName(of: value)), and no navigationDestination for \
          that type can be seen from the stack, so no screen is shown for it. Declare \
          .navigationDestination(for: \(shortName(of: value)).self) on a screen of the stack.
          """,
        view: viewName
      )
    )
  }

  private func shortName(of value: PathElement) -> String {
    value.type.map { TypeName.short($0) } ?? value.typeName
  }
}
