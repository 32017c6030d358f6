extension ViewNode {
  /// Whether anything in the node is there to be seen, be it only a colour.
  package var isDrawn: Bool {
    draws || hasDrawnChild
  }
}

extension RuntimeIssue {
  /// A window that has shown something shows nothing any more.
  static func emptyWindow(of app: String) -> RuntimeIssue {
    RuntimeIssue(
      rule: "empty-window",
      severity: .error,
      message: """
        The window of \(app) has no view any more: what its WindowGroup shows depends on a condition, and \
        no branch is left. A person sees an empty screen, and cannot do anything about it. Show some view \
        in every case.
        """
    )
  }
}
