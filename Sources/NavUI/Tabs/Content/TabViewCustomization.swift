/// The user's changes to the sidebar and the bar of a tab view.
@available(iOS 18.0, *)
public struct TabViewCustomization: Codable, Equatable, Sendable {
  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates a customization that changes nothing.
  public init() {}

  /// Accesses the changes to a tab.
  ///
  /// - Parameter id: The tab's `customizationID`.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// Accesses the changes to a section.
  ///
  /// - Parameter id: The section's `customizationID`.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  /// Accesses the visibility of a tab in the sidebar.
  ///
  /// - Parameter id: The tab's `customizationID`.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// Accesses the order of a section's tabs, or nil if the order has not been changed.
  ///
  /// - Parameter id: The section's `customizationID`.
  public subscript(sectionID id: String) -> [String]? {
    get { self[section: id].tabOrder }
    set { self[section: id].tabOrder = newValue }
  }

  /// Resets the order of all sections.
  public mutating func resetSectionOrder() {
    sections = [:]
  }

  /// Resets the order of a section.
  ///
  /// - Parameter id: The section's `customizationID`.
  public mutating func resetSectionOrder(for id: String) {
    sections[id] = nil
  }

  /// Resets the visibility of all tabs.
  public mutating func resetVisibility() {
    tabs = [:]
  }

  /// The user's changes to a single tab.
  public struct TabCustomization: Codable, Equatable, Sendable {
    /// The visibility of the tab in the sidebar.
    public var sidebarVisibility: Visibility = .automatic
    /// The visibility of the tab in the bar.
    public var tabBarVisibility: Visibility = .automatic
  }

  /// The user's changes to a single section.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The ids of the section's tabs in their new order, or nil if the order has not been changed.
    public internal(set) var tabOrder: [String]?

    /// Resets the order of the section's tabs.
    public mutating func resetTabOrder() {
      tabOrder = nil
    }
  }
}
