// Made by Scripts/generate from Scripts/surface/Navigation.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The titles of iOS 13, which are equal to those of `navigationTitle`.
extension View {
  /// Sets the title of the view's screen.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view with the title.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the view's screen.
  ///
  /// - Parameter titleKey: The title.
  /// - Returns: The view with the title.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the view's screen.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view with the title.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the view's screen, and its size.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: The size of the title.
  /// - Returns: The view with the title.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:).")
  public nonisolated func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Sets the title of the view's screen, and its size.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - displayMode: The size of the title.
  /// - Returns: The view with the title.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:).")
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the view's screen, and its size.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: The size of the title.
  /// - Returns: The view with the title.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:).")
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
}
