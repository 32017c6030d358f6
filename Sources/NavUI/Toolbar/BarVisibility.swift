internal import SceneModel
import SharedLists

extension View {
  /// Shows or hides bars while the view's screen is shown.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are shown.
  ///   - bars: The bars.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    BarVisibilityView(content: self, visibility: visibility, bars: bars)
  }

  /// Shows or hides bars while the view's screen is shown.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are shown.
  ///   - bars: The bars.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    BarVisibilityView(content: self, visibility: visibility, bars: bars)
  }

  /// Shows or hides the navigation bar while the view's screen is shown (NS-71).
  ///
  /// - Parameter hidden: Whether the bar is hidden.
  /// - Returns: The view.
  @available(iOS, deprecated: 100000.0, message: "Use toolbar(.hidden) instead.")
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    BarVisibilityView(
      content: self,
      visibility: hidden ? .hidden : .visible,
      bars: [.navigationBar]
    )
  }
}

private struct BarVisibilityView<Content: View> {
  let content: Content
  let visibility: Visibility
  let bars: [ToolbarPlacement]
}

extension BarVisibilityView: UnaryView {
  /// Applies this modifier's visibility to the bars whose visibility no outer modifier has set.
  ///
  /// Around a whole stack, a hidden tab bar is hidden for every screen of the stack.
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let bars = bars.contains(.automatic) || bars.isEmpty ? bars + [.navigationBar] : bars
    let start = lowering.elements.count
    for (bar, trait) in hideable where bars.contains(bar) && visibility != .automatic {
      guard lowering.decidedBars.insert(bar).inserted, visibility == .hidden else { continue }
      lowering.screenTraits.append(trait)
    }
    node.child.lower(into: &lowering)
    guard bars.contains(.tabBar), visibility == .hidden else { return }
    for index in lowering.elements.indices[start...] { lowering.elements[index].hideTabBar() }
  }

  private var hideable: [(ToolbarPlacement, Element.Trait)] {
    [(.navigationBar, .navigationBarHidden), (.tabBar, .tabBarHidden)]
  }
}

extension Element {
  /// Hides the tab bar on the visible screen of a stack.
  fileprivate mutating func hideTabBar() {
    guard kind == .navigationStack,
      let shown = children.lastIndex(where: { $0.kind == .screen }),
      !children[shown].traits.contains(.tabBarHidden)
    else { return }
    children[shown].traits.append(.tabBarHidden)
  }
}
