/// The user's changes to the sidebar and the bar of a tab view.
@available(iOS 18.0, *)
public struct TabViewCustomization: Codable, Equatable, Sendable {
  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates a customization that changes nothing.
  public init() {}

  /// The changes to a tab.
  ///
  /// - Parameter id: The tab's `customizationID`.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// The changes to a section.
  ///
  /// - Parameter id: The section's `customizationID`.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  /// Whether the sidebar shows a tab.
  ///
  /// - Parameter id: The tab's `customizationID`.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// The order of a section's tabs, or nil if it has not been changed.
  ///
  /// - Parameter id: The section's `customizationID`.
  public subscript(sectionID id: String) -> [String]? {
    get { self[section: id].tabOrder }
    set { self[section: id].tabOrder = newValue }
  }

  /// Undoes changes of the order of all sections.
  public mutating func resetSectionOrder() {
    sections = [:]
  }

  /// Undoes changes of the order of one section.
  ///
  /// - Parameter id: The section's `customizationID`.
  public mutating func resetSectionOrder(for id: String) {
    sections[id] = nil
  }

  /// Undoes changes of visibility.
  public mutating func resetVisibility() {
    tabs = [:]
  }

  /// The user's changes to one tab.
  public struct TabCustomization: Codable, Equatable, Sendable {
    /// Whether the sidebar shows the tab.
    public var sidebarVisibility: Visibility = .automatic
    /// Whether the bar shows the tab.
    public var tabBarVisibility: Visibility = .automatic
  }

  /// The user's changes to one section.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The ids of the section's tabs in their new order, or nil if it has not been changed.
    public internal(set) var tabOrder: [String]?

    /// Undoes a change of the order.
    public mutating func resetTabOrder() {
      tabOrder = nil
    }
  }
}
