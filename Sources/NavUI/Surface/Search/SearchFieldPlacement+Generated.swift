// Made by Scripts/generate from Scripts/surface/Search.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The place of a search field.
@available(iOS 15.0, *)
public struct SearchFieldPlacement: Sendable {
  private let name: String

  /// The place that the system chooses.
  public static let automatic = SearchFieldPlacement(name: "automatic")

  /// The toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  /// The toolbar, in the middle of it.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")

  /// The sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")

  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below the title.
  ///
  /// - Parameter displayMode: The time at which the field is shown.
  /// - Returns: The placement.
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }

  /// The time at which a search field below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String

    /// The time that the system chooses.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")

    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}
