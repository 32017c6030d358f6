/// A scene with a group of identically structured windows.
@available(iOS 14.0, *)
public struct WindowGroup<Content: View> {
  let content: Content
  let id: String?
  let title: String?
  let valueType: ObjectIdentifier?
  /// A closure that returns the content of an additional window for the window's value, if any.
  let make: (Any?) -> AnyView

  /// Creates a group of windows.
  ///
  /// - Parameter content: The content of the window.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, id: nil, title: nil)
  }

  /// Creates a named group of windows.
  ///
  /// - Parameters:
  ///   - id: The name of the window.
  ///   - content: The content of the window.
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, id: id, title: nil)
  }

  /// Creates a group of windows with a title.
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

  /// Creates a group of windows with a title and an identifier.
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

  /// Creates a group of windows with a title.
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

  /// Creates a named group of windows with a title.
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
  nonisolated init(content: @escaping () -> Content, id: String?, title: String?) {
    self.content = content()
    self.id = id
    self.title = title
    valueType = nil
    make = { _ in AnyView(content()) }
  }
}

extension WindowGroup: Scene {
  /// The body of the group, which is never evaluated.
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

  /// Returns an array with the only kind of window that the scene declares.
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
