extension EnvironmentValues {
  /// The style behind views.
  @available(iOS 16.0, *)
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// Whether horizontal indicators are shown.
  @available(iOS 16.0, *)
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether vertical indicators are shown.
  @available(iOS 16.0, *)
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// The way in which scrolling closes the keyboard.
  @available(iOS 16.0, *)
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }

  /// The effect of holding something over a view.
  @available(iOS 17.0, *)
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  /// The prominence of the background.
  @available(iOS 17.0, *)
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The material behind the view.
  @available(iOS 15.0, *)
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// The brightness that images may have.
  @available(iOS 17.0, *)
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }

  /// Whether the window looks active.
  @available(iOS 18.0, *)
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// The appearance of materials.
  @available(iOS 18.0, *)
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }

  /// Whether content is drawn as a group during its transition.
  @available(iOS 16.0, *)
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }

  /// The rendering mode of symbols.
  @available(iOS 26.0, *)
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }

  /// The extent to which Writing Tools may change text.
  @available(iOS 18.0, *)
  public var writingToolsBehavior: WritingToolsBehavior {
    get { self[WritingToolsBehaviorKey.self] }
    set { self[WritingToolsBehaviorKey.self] = newValue }
  }

  /// The side to which a selection is attached.
  @available(iOS 18.0, *)
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }

  /// Whether the tab bar shows sections.
  @available(iOS 18.0, *)
  public var isTabBarShowingSections: Bool {
    get { self[IsTabBarShowingSectionsKey.self] }
    set { self[IsTabBarShowingSectionsKey.self] = newValue }
  }

  /// Whether an app can have several windows.
  @available(iOS 16.0, *)
  public var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }
}

private struct HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

private struct AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct MaterialActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}

private struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SymbolColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

private struct WritingToolsBehaviorKey: EnvironmentKey {
  static var defaultValue: WritingToolsBehavior { .automatic }
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

private struct IsTabBarShowingSectionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The key of whether an app can have several windows.
struct SupportsMultipleWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}
