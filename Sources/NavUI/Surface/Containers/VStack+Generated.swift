// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Views arranged in a column.
public struct VStack<Content: View> {
  package let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
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
