/// A view that knows its size, which is always that of a phone's screen.
public struct GeometryReader<Content: View> {
  /// Makes the content.
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

/// A view that can scroll to the views inside; NavUI shows all of them at once, so nothing moves.
@available(iOS 14.0, *)
public struct ScrollViewReader<Content: View> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates the view.
  ///
  /// - Parameter content: Makes the content.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls the views of a scroll view reader.
@available(iOS 14.0, *)
public struct ScrollViewProxy {
  /// Scrolls to the view with an identity.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: Where the view comes to stand.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
