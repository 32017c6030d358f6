// Made by Scripts/generate from Scripts/surface/Bars.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Sets how large the title is.
  @available(iOS 14.0, *)
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Sets what is behind bars.
  @available(iOS 16.0, *)
  public nonisolated func toolbarBackground<S>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View where S: ShapeStyle { self }

  /// Sets whether bars have a background.
  @available(iOS 16.0, *)
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets whether bars have a background.
  @available(iOS 18.0, *)
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the appearance of bars.
  @available(iOS 16.0, *)
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets what the toolbar is for.
  @available(iOS 16.0, *)
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Sets how large the title is.
  @available(iOS 17.0, *)
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }

  /// Sets what stands below the title.
  @available(iOS 26.0, *)
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Sets what stands below the title.
  @available(iOS 26.0, *)
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    self
  }

  /// Sets what stands below the title.
  @available(iOS 26.0, *)
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View
  where S: StringProtocol { self }

  /// Takes an item of the system out of the toolbar.
  @available(iOS 17.0, *)
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    self
  }

  /// Sets when the search of a tab view begins.
  @available(iOS 26.0, *)
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    self
  }

  /// Sets whether a tab view starts with a bar or a sidebar.
  @available(iOS 18.0, *)
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Sets when the tab bar becomes small.
  @available(iOS 26.0, *)
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// Sets whether an item is shown.
  @available(iOS 18.0, *)
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
}
