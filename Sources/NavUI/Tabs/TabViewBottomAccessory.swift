extension View {
  /// Shows views above the bar of a tab view, regardless of the open tab.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view.
  @available(iOS 26.0, *)
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }

  /// Shows views above the bar of a tab view, regardless of the open tab, if they are enabled.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the views are shown.
  ///   - content: The views.
  /// - Returns: The view.
  @available(iOS 26.1, *)
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom) {
      if isEnabled { content() }
    }
  }
}
