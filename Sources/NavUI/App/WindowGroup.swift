/// A scene with a window that shows views.
@available(iOS 14.0, *)
public struct WindowGroup<Content: View> {
  let content: Content
  let id: String?
  let title: String?
  let valueType: ObjectIdentifier?
  /// Returns the content of an additional window, for its value if it has one.
  let make: (Any?) -> AnyView

  /// Creates a window.
  ///
  /// - Parameter content: The content of the window.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, id: nil, title: nil)
  }

  /// Creates a named window.
  ///
  /// - Parameters:
  ///   - id: The name of the window.
  ///   - content: The content of the window.
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, id: id, title: nil)
  }

  /// Creates a window with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The content of the window.
  public nonisolated init(
    _ title: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, id: nil, title: title.resolved)
  }

  /// Creates a named window with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name of the window.
  ///   - content: The content of the window.
  public nonisolated init(
    _ title: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, id: id, title: title.resolved)
  }

  /// Creates a window with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The content of the window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, id: nil, title: String(title))
  }

  /// Creates a named window with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name of the window.
  ///   - content: The content of the window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, id: id, title: String(title))
  }

  // Each window has its own content, so the objects that its views create are separate too.
  private nonisolated init(content: @escaping () -> Content, id: String?, title: String?) {
    self.content = content()
    self.id = id
    self.title = title
    valueType = nil
    make = { _ in AnyView(content()) }
  }
}

extension WindowGroup: Scene {
  /// A window has no body.
  public var body: Never {
    preconditionFailure("A WindowGroup is drawn by the runtime and has no body.")
  }

  /// Returns the content of the window.
  ///
  /// - Parameter scene: The window.
  /// - Returns: The view.
  public static func makeWindow(_ scene: Self) -> AnyView {
    AnyView(scene.content)
  }

  /// Returns the only kind of window.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The kind of windows.
  public static func makeWindows(_ scene: Self) -> [SceneWindow] {
    [
      SceneWindow(
        id: scene.id,
        title: scene.title,
        valueType: scene.valueType,
        content: scene.make
      )
    ]
  }
}
