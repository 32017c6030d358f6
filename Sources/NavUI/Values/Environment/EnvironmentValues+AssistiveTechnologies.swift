extension EnvironmentValues {
  /// Whether quick actions are on.
  @available(iOS 15.0, *)
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[AccessibilityQuickActionsEnabledKey.self] }
    set { self[AccessibilityQuickActionsEnabledKey.self] = newValue }
  }

  /// Whether views are shown in large on a long press.
  @available(iOS 15.0, *)
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityLargeContentViewerEnabledKey.self] }
    set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
  }

  /// Whether flashing lights are dimmed.
  @available(iOS 17.0, *)
  public var accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityDimFlashingLightsKey.self] }
    set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
  }

  /// Whether images move.
  @available(iOS 17.0, *)
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[AccessibilityPlayAnimatedImagesKey.self] }
    set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether the device is in its simplest mode.
  @available(iOS 18.0, *)
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AccessibilityAssistiveAccessEnabledKey.self] }
    set { self[AccessibilityAssistiveAccessEnabledKey.self] = newValue }
  }

  /// Whether screens cross-fade.
  @available(iOS 14.0, *)
  public var accessibilityPrefersCrossFadeTransitions: Bool {
    get { self[AccessibilityPrefersCrossFadeTransitionsKey.self] }
    set { self[AccessibilityPrefersCrossFadeTransitionsKey.self] = newValue }
  }
}

private struct AccessibilityQuickActionsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityDimFlashingLightsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct AccessibilityAssistiveAccessEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityPrefersCrossFadeTransitionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
