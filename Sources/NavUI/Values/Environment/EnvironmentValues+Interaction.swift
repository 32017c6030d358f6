extension EnvironmentValues {
  /// The size of text that the user prefers.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  /// The weight of text.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether content can be scrolled.
  @available(iOS 16.0, *)
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether the nearest view that can have the focus has it.
  @available(iOS 14.0, *)
  public var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether the focus is marked.
  @available(iOS 17.0, *)
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }

  /// Whether hover effects are enabled.
  @available(iOS 17.0, *)
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// Whether the screen is dimmed.
  @available(iOS 16.0, *)
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// Whether the screen is recorded.
  @available(iOS 17.0, *)
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// The length of a pixel.
  public var pixelLength: CGFloat {
    get { self[PixelLengthKey.self] }
    set { self[PixelLengthKey.self] = newValue }
  }

  /// The manager that undoes changes.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// Whether the labels of controls are shown.
  @available(iOS 18.0, *)
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether menus show a mark.
  @available(iOS 15.0, *)
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }
}

private struct SizeCategoryKey: EnvironmentKey {
  static var defaultValue: ContentSizeCategory { .large }
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

private struct IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct IsHoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct IsLuminanceReducedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsSceneCapturedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct PixelLengthKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1.0 / 3 }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct MenuIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
