/// Builds a scene out of the scenes that a closure lists; the first one is the main window.
@available(iOS 14.0, *)
@resultBuilder
@MainActor
public struct SceneBuilder {
  /// Passes a single scene on.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Passes the only scene of a closure on.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Builds a scene out of several.
  public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First,
    _ content: repeat each Content
  ) -> First {
    first
  }
}
