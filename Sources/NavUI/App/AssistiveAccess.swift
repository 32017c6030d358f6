/// A scene that replaces the app's other scenes while Assistive Access is on, which never happens in NavLab.
@available(iOS 26.0, *)
public struct AssistiveAccess<Content: View> {
  /// Creates the scene.
  ///
  /// - Parameter content: The content of the window.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

@available(iOS 26.0, *)
extension AssistiveAccess: Scene {
  /// The body of the scene, which is never evaluated.
  public var body: Never {
    preconditionFailure("A scene for Assistive Access is drawn by the runtime and has no body.")
  }

  /// Returns an empty view.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The view.
  public static func makeWindow(_ scene: Self) -> AnyView {
    AnyView(EmptyView())
  }

  /// Returns no windows.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: An empty array.
  public static func makeWindows(_ scene: Self) -> [SceneWindow] {
    []
  }
}
