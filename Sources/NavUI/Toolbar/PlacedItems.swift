internal import SceneModel

/// A group of toolbar items with a placement.
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

/// A position in a screen's bars.
package enum ToolbarPlace: Hashable, Sendable {
  /// The position at the start of the navigation bar.
  case leading
  /// The position in the middle of the navigation bar.
  case middle
  /// The position at the end of the navigation bar.
  case trailing
  /// The position in the bottom bar or above the keyboard.
  case bottom
}
