/// The phase of a scene: background, inactive or active.
@available(iOS 14.0, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The phase in which the scene is not visible.
  case background
  /// The phase in which the scene may be visible but cannot be used.
  case inactive
  /// The phase in which the scene is visible and can be used.
  case active
}

extension EnvironmentValues {
  /// The phase of the scene or, if the app itself reads the value, of the most active scene.
  @available(iOS 14.0, *)
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// The environment key for the phase of the scene.
struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .background }
}
