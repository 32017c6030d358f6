// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// One row of a grid.
@available(iOS 16.0, *)
public struct GridRow<Content: View> {
  package let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the cells.
  ///   - content: The cells.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  {
    self.content = content()
  }
}

extension GridRow: TransparentContainer {}
