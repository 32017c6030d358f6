/// The phase of a scene, from the background to active use.
@available(iOS 14.0, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene may be visible, but nothing in it can be used.
  case inactive
  /// The scene is visible and can be used.
  case active
}

extension EnvironmentValues {
  /// The phase of the scene; in an app, the phase of its most active scene.
  @available(iOS 14.0, *)
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// The key of the phase of the scene.
struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .background }
}
