/// The surroundings of a tab view that decide which tabs its bar shows.
@MainActor
struct TabSurroundings {
  private let style: TabBarStyle
  private let isPhone: Bool
  private let customization: TabViewCustomization?

  init(_ environment: EnvironmentScope, graph: ViewGraph) {
    let values = EnvironmentValues(scope: environment, graph: graph)
    style = values.tabBarStyle
    isPhone = values.horizontalSizeClass != .regular
    customization = values.tabCustomization?.binding.wrappedValue
  }

  /// Whether the tabs are pages, which swipes turn.
  var arePages: Bool { style == .pages }

  /// The number of entries of a phone's bar; with more tabs the last entry is More (TV-36).
  private static let room = 5

  /// Hides the tabs hidden by a customization, and moves those without room into More.
  ///
  /// - Parameter slots: The tabs.
  func arrange(_ slots: [any TabSlot]) {
    if style == .sidebarAdaptable, !isPhone {
      for slot in slots where slot.customization.isHidden(with: customization) {
        slot.isHidden = true
      }
    }
    for slot in slots {
      slot.isOverflow = false
    }
    guard isPhone, style != .pages else { return }
    let shown = slots.filter { !$0.isHidden }
    // The search tab stays at the end of the bar, even if other tabs do not fit (TV-27).
    let search = shown.first { $0.role == .search }
    let others = shown.filter { $0 !== search }
    let room = search == nil ? Self.room : Self.room - 1
    guard others.count > room else { return }
    for slot in others.dropFirst(room - 1) {
      slot.isOverflow = true
    }
  }
}
