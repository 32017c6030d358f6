/// A scene with a window that shows views.
@available(iOS 14.0, *)
public struct WindowGroup<Content: View> {
  let content: Content

  /// Creates a window.
  ///
  /// - Parameter content: What the window shows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window that can be told from others.
  ///
  /// - Parameters:
  ///   - id: The name of the window.
  ///   - content: What the window shows.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: What the window shows.
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a title that can be told from others.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name of the window.
  ///   - content: What the window shows.
  public nonisolated init(
    _ title: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension WindowGroup: Scene {
  /// A window has no body.
  public var body: Never {
    preconditionFailure("A WindowGroup is drawn by the runtime and has no body.")
  }

  /// The content of the window.
  ///
  /// - Parameter scene: The window.
  /// - Returns: The view.
  public static func makeWindow(_ scene: Self) -> AnyView {
    AnyView(scene.content)
  }
}
