// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Views in rows and columns.
@available(iOS 16.0, *)
public struct Grid<Content: View> {
  package let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - horizontalSpacing: The space between columns.
  ///   - verticalSpacing: The space between rows.
  ///   - content: The rows.
  public nonisolated init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Grid: TransparentContainer {}
