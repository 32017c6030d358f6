// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Views side by side, built on demand.
@available(iOS 14.0, *)
public struct LazyHStack<Content: View> {
  package let content: Content

  /// Creates a lazy horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The space between them.
  ///   - pinnedViews: The parts that stay while the stack is scrolled.
  ///   - content: The views inside.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHStack: LazyContainer {}
