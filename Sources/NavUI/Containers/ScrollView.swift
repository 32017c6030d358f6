/// A view that can be scrolled.
public struct ScrollView<Content: View> {
  package let content: Content

  /// Creates a view that can be scrolled.
  ///
  /// - Parameters:
  ///   - axes: The directions.
  ///   - showsIndicators: Whether there are indicators.
  ///   - content: The view inside.
  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: TransparentContainer {}
