import SceneModel
import SceneText

extension Snapshot {
  /// Returns the element with the given id, or nil if there is none.
  func element(_ id: Int) -> Element? {
    way(to: id).last
  }

  /// Returns the elements from the window down to the element with an id, or an empty array if there is none.
  func way(to id: Int) -> [Element] {
    window.way(to: id) ?? []
  }

  /// Returns the tab view that contains the given tab, or nil if there is none.
  func tabView(of tab: Int) -> Element? {
    way(to: tab).last { $0.kind == .tabView }
  }
}

extension Element {
  /// The label of the button that dismisses a presentation with the least effect, or nil if there is no button.
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
