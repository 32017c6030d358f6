/// What a person has changed about the sidebar of a tab view.
@available(iOS 18.0, *)
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Creates a customization that changes nothing.
  public init() {}

  /// Undoes changes of the order of sections.
  public mutating func resetSectionOrder() {}

  /// Undoes changes of visibility.
  public mutating func resetVisibility() {}
}

/// What a person may customize about a tab.
@available(iOS 18.0, *)
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// What the place decides.
  public static var automatic: TabCustomizationBehavior { Self(name: "automatic") }

  /// The tab can be moved to and out of the bar.
  public static var reorderable: TabCustomizationBehavior { Self(name: "reorderable") }

  /// Nothing.
  public static var disabled: TabCustomizationBehavior { Self(name: "disabled") }
}

/// A place where an adaptable tab view shows tabs.
@available(iOS 18.0, *)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Every place.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")

  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")

  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a large screen shows a tab.
@available(iOS 18.0, *)
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = TabPlacement(name: "automatic")

  /// At the end of the bar, where it always stays.
  public static let pinned = TabPlacement(name: "pinned")

  /// Only in the sidebar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
