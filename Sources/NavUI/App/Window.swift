/// A scene with a single window.
@available(iOS 16.0, *)
public struct Window<Content: View> {
  let title: String
  let id: String
  let content: Content

  /// Creates a window with a localized title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name in `openWindow(id:)`.
  ///   - content: The content of the window.
  public nonisolated init(
    _ title: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title.resolved
    self.id = id
    self.content = content()
  }

  /// Creates a window with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name in `openWindow(id:)`.
  ///   - content: The content of the window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.id = id
    self.content = content()
  }

  /// Creates a window with a `Text` view as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name in `openWindow(id:)`.
  ///   - content: The content of the window.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title.content
    self.id = id
    self.content = content()
  }
}

@available(iOS 16.0, *)
extension Window: Scene {
  /// The body of the window, which is never evaluated.
  public var body: Never {
    preconditionFailure("A Window is drawn by the runtime and has no body.")
  }

  /// Returns the content of the window.
  ///
  /// - Parameter scene: The window.
  /// - Returns: The view.
  public static func makeWindow(_ scene: Self) -> AnyView {
    AnyView(scene.content)
  }

  /// Returns an array with the only kind of window that the scene declares.
  ///
  /// - Parameter scene: The window.
  /// - Returns: The only kind of window.
  public static func makeWindows(_ scene: Self) -> [SceneWindow] {
    let content = scene.content
    return [
      SceneWindow(id: scene.id, title: scene.title, isSingle: true) { _ in AnyView(content) }
    ]
  }
}
