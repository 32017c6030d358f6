/// A part of an app's user interface with its own life cycle, such as a window.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the view that the scene's main window shows.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The view.
  static func makeWindow(_ scene: Self) -> AnyView

  /// Returns the kinds of windows that the scene declares, starting with the kind of the main window.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The kinds of windows.
  static func makeWindows(_ scene: Self) -> [SceneWindow]
}

extension Scene {
  /// Returns the view that the main window of the scene's `body` shows.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The view.
  public static func makeWindow(_ scene: Self) -> AnyView {
    AnyView(SceneBodyView(scene: scene))
  }

  /// Returns the kinds of windows that the scene's `body` declares.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The kinds of windows.
  public static func makeWindows(_ scene: Self) -> [SceneWindow] {
    let declared = Body.makeWindows(scene.body)
    return declared.enumerated().map { index, window in
      window.with { AnyView(SceneWindowView(scene: scene, index: index, value: $0)) }
    }
  }
}

extension Never: Scene {}

/// A view that evaluates the `body` of a scene for one of the scene's windows.
private struct SceneWindowView<Content: Scene>: View {
  let scene: Content
  let index: Int
  let value: Any?

  var body: some View {
    let windows = Content.Body.makeWindows(scene.body)
    if windows.indices.contains(index) { windows[index].content(value) }
  }
}

/// A view that evaluates a scene's `body`, so that the scene's property wrappers work as they do in a view.
private struct SceneBodyView<Content: Scene>: View {
  let scene: Content

  var body: some View {
    Content.Body.makeWindow(scene.body)
  }
}
