// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A view that reads its size, which is always that of a phone's screen.
public struct GeometryReader<Content: View> {
  /// Returns the content.
  public var content: (GeometryProxy) -> Content

  /// Creates the view.
  ///
  /// - Parameter content: Makes the content.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// The content.
  public var body: some View { content(GeometryProxy()) }
}

extension GeometryReader: SingleRow {}
