@available(iOS 18.0, *)
extension View {
  /// Shows views at the top of a tab view's sidebar, if there is one.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    SidebarPart(content: self, part: content(), isAbove: true)
  }

  /// Shows views at the end of a tab view's sidebar, if there is one.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    SidebarPart(content: self, part: content(), isAbove: false)
  }

  /// Shows views below a tab view's sidebar, if there is one.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    SidebarPart(content: self, part: content(), isAbove: false)
  }
}

private struct SidebarPart<Content: View, Part: View> {
  let content: Content
  let part: Part
  let isAbove: Bool
  @Environment(\.horizontalSizeClass) var width
}

extension SidebarPart: View {
  var body: some View {
    if width == .regular, isAbove { part }
    content
    if width == .regular, !isAbove { part }
  }
}
