/// Views arranged in a column.
public struct VStack<Content: View> {
  package let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: How the views are aligned.
  ///   - spacing: The space between them.
  ///   - content: The views inside.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: TransparentContainer {}
