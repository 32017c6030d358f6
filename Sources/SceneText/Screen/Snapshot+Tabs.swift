import SceneModel

extension Snapshot {
  /// The tab views whose tabs a user can tap, the innermost first.
  ///
  /// Presentations cover them, and a screen may hide their bars.
  var shownTabViews: [Element] {
    let focus = focus
    let last = focus.lastIndex { $0.kind.isPresentation || $0.has(.tabBarHidden) } ?? -1
    return focus[(last + 1)...].filter { $0.kind == .tabView }.reversed()
  }
}
