internal import SceneModel

extension ViewNode {
  /// Whether anything in the node is visible, even a plain colour.
  package var isDrawn: Bool {
    draws || hasDrawnChild
  }
}

extension Issue {
  /// Returns the issue that a window that was not empty has become empty.
  static func emptyWindow(of app: String) -> Issue {
    Issue(
      rule: "empty-window",
      severity: .error,
      message: """
        The window of \(app) no longer has a view: what its WindowGroup shows depends on a condition, and \
        no branch is left. A person sees an empty screen, and cannot do anything about it. Show a view \
        in every case.
        """
    )
  }
}
