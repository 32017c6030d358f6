/// A group of toolbar items.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items that `body` returns.
  associatedtype Body: ToolbarContent
  /// The items of the group.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Returns the items as a view.
  ///
  /// - Parameter content: The items.
  /// - Returns: The view.
  static func makeItems(_ content: Self) -> AnyView
}

extension ToolbarContent {
  /// Returns the items of `body` as a view.
  ///
  /// - Parameter content: The items.
  /// - Returns: The view.
  public static func makeItems(_ content: Self) -> AnyView {
    AnyView(ToolbarBodyView(content: content))
  }
}

extension Never: ToolbarContent {}

/// A view that evaluates the `body` of toolbar content, so that the property wrappers work as they do in a view.
private struct ToolbarBodyView<Content: ToolbarContent>: View {
  let content: Content

  var body: some View {
    Content.Body.makeItems(content.body)
  }
}
