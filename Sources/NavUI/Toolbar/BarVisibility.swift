extension View {
  /// Shows or hides bars while the screen that the view stands on is shown.
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

  /// Shows or hides bars while the screen that the view stands on is shown.
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

  /// Shows or hides the navigation bar while the screen that the view stands on is shown (NS-71).
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
  /// The outermost modifier decides; those inside see that it has spoken.
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let bars = bars.contains(.automatic) || bars.isEmpty ? bars + [.navigationBar] : bars
    for (bar, trait) in hideable where bars.contains(bar) && visibility != .automatic {
      guard lowering.decidedBars.insert(bar).inserted, visibility == .hidden else { continue }
      lowering.screenTraits.append(trait)
    }
    node.child.lower(into: &lowering)
  }

  private var hideable: [(ToolbarPlacement, SceneElement.Trait)] {
    [(.navigationBar, .navigationBarHidden), (.tabBar, .tabBarHidden)]
  }
}
