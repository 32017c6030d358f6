internal import SceneModel

extension ViewNode {
  /// A Boolean value that indicates whether the node shows anything, even a plain colour.
  package var isDrawn: Bool {
    draws || hasDrawnChild
  }
}

extension Issue {
  /// Returns the issue to report when a window that showed a view becomes empty.
  static func emptyWindow(of app: String) -> Issue {
    Issue(
      rule: "empty-window",
      severity: .error,
      message: """
        The window of \(app) no longer has a view: the content of its WindowGroup depends on a condition, \
        and no branch applies. Users see an empty screen, and cannot do anything about it. Show a view \
        in every case.
        """
    )
  }
}
