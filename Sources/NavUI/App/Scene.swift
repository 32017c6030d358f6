/// A part of an app's user interface with a life of its own, such as a window.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that `body` is made of.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The scene as a view.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The view.
  static func makeWindow(_ scene: Self) -> AnyView
}

extension Scene {
  /// The content of the scene's `body`.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The view.
  public static func makeWindow(_ scene: Self) -> AnyView {
    AnyView(SceneBodyView(scene: scene))
  }
}

extension Never: Scene {}

/// Evaluates the `body` of a scene, so that its properties work as those of a view do.
private struct SceneBodyView<Content: Scene>: View {
  let scene: Content

  var body: some View {
    Content.Body.makeWindow(scene.body)
  }
}
