extension View {
  /// Runs an action when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps required.
  ///   - action: The action.
  /// - Returns: The view, whose texts and images a script taps by their labels.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    TapView(content: self, action: action)
  }
}

private struct TapView<Content: View> {
  let content: Content
  let action: () -> Void
}

extension TapView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    TapNode(view: view, context: context, parent: parent)
  }

  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    lowering.addTap(from: start, target: node)
  }
}

private final class TapNode<Content: View>: UnaryNode<TapView<Content>> {
  override func perform(_ gesture: UserGesture) throws {
    guard gesture == .tap else {
      throw Refusal("This element can only be tapped.")
    }
    view.action()
  }
}
