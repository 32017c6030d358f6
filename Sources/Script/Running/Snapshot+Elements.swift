import SceneModel
import SceneText

extension Snapshot {
  /// The element with an id, wherever it is.
  func element(_ id: Int) -> Element? {
    way(to: id).last
  }

  /// The elements from the window down to the one with an id, or nothing where it is not there.
  func way(to id: Int) -> [Element] {
    window.way(to: id) ?? []
  }

  /// The tab view that holds a tab.
  func tabView(of tab: Int) -> Element? {
    way(to: tab).last { $0.kind == .tabView }
  }
}

extension Element {
  /// The label of the button in a presentation that leaves it and does the least: the one that cancels, or one that
  /// at least removes nothing.
  var harmlessLabel: String? {
    let buttons = descendants.filter { $0.kind == .button && $0.label != nil }
    let best =
      buttons.first { $0.has(.cancel) } ?? buttons.first { !$0.has(.destructive) } ?? buttons.first
    return best?.label
  }

  fileprivate func way(to id: Int) -> [Element]? {
    if self.id == id { return [self] }
    for child in children {
      if let way = child.way(to: id) { return [self] + way }
    }
    return nil
  }
}
