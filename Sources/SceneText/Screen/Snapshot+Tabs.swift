import SceneModel

extension Snapshot {
  /// The tabs that a user can tap, or nil if no tabs are shown.
  ///
  /// Presentations cover them, and a screen may hide their bar.
  var shownTabs: [Element]? {
    let focus = focus
    guard let index = focus.lastIndex(where: { $0.kind == .tabView }),
      !focus[index...].contains(where: { $0.kind.isPresentation || $0.has(.tabBarHidden) })
    else { return nil }
    return focus[index].children.filter { $0.kind == .tab && !$0.has(.hidden) }
  }
}
