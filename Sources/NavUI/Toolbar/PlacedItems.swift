internal import SceneModel

/// Items of a toolbar at one place.
struct PlacedItems<Content: View> {
  let content: Content
  let placement: ToolbarItemPlacement
}

extension PlacedItems: UnaryView {
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    for element in lowering.elements[start...] {
      lowering.toolbarPlaces[element.id] = placement.place
    }
  }
}

/// The place of something in the bars of a screen, in reading order.
package enum ToolbarPlace: Hashable, Sendable {
  /// At the start of the navigation bar.
  case leading
  /// In the middle of the navigation bar.
  case middle
  /// At the end of the navigation bar.
  case trailing
  /// In the bar at the bottom, or above the keyboard.
  case bottom
}
