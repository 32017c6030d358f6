/// A result builder that combines scenes, the first of which provides the main window.
@available(iOS 14.0, *)
@resultBuilder
@MainActor
public struct SceneBuilder {
  /// Returns a single scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Returns the only scene in a closure unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Combines several scenes into one.
  public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First,
    _ content: repeat each Content
  ) -> some Scene {
    var others: [() -> [SceneWindow]] = []
    for scene in repeat each content {
      others.append { windows(of: scene) }
    }
    return SceneList(first: first, others: others)
  }

  private static func windows<Content: Scene>(of scene: Content) -> [SceneWindow] {
    Content.makeWindows(scene)
  }

  /// Supports `if #available` in a scene builder.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Supports `if` without `else` in a scene builder.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    OptionalScene(content: content)
  }
}

/// A scene that exists only while a condition is true.
private struct OptionalScene<Content: Scene> {
  let content: Content?
}

extension OptionalScene: Scene {
  var body: Never {
    preconditionFailure("An optional scene is drawn by the runtime and has no body.")
  }

  static func makeWindow(_ scene: Self) -> AnyView {
    scene.content.map { Content.makeWindow($0) } ?? AnyView(EmptyView())
  }

  static func makeWindows(_ scene: Self) -> [SceneWindow] {
    scene.content.map { Content.makeWindows($0) } ?? []
  }
}

/// A list of scenes, the first of which provides the main window.
private struct SceneList<First: Scene> {
  let first: First
  let others: [() -> [SceneWindow]]
}

extension SceneList: Scene {
  var body: Never {
    preconditionFailure("A list of scenes is drawn by the runtime and has no body.")
  }

  static func makeWindow(_ scene: Self) -> AnyView {
    First.makeWindow(scene.first)
  }

  static func makeWindows(_ scene: Self) -> [SceneWindow] {
    First.makeWindows(scene.first) + scene.others.flatMap { $0() }
  }
}
