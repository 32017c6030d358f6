internal import SceneModel

extension TabViewNode {
  /// Returns whether a tab's visible screen hides the tab bar.
  func showsNoBar(_ slot: any TabSlot) -> Bool {
    let element = slot.sceneElement(in: Lowering(targets: GestureTargets()))
    return element.shownScreen?.traits.contains(.tabBarHidden) ?? false
  }
}

extension Element {
  /// The visible screen of the element, or nil if there is none.
  fileprivate var shownScreen: Element? {
    switch kind {
    case .screen: self
    case .navigationStack: children.last { $0.kind == .screen }
    case .tabView: children.first { $0.traits.contains(.selected) }?.shownScreen
    default: children.lazy.compactMap(\.shownScreen).first
    }
  }
}
