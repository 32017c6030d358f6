// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A scrollable view.
public struct ScrollView<Content: View> {
  package let content: Content

  /// Creates a scrollable view.
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
