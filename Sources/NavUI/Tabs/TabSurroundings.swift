/// The surroundings of a tab view, which determine the tabs in its bar.
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

  /// A Boolean value that indicates whether the tabs are pages that a user swipes through.
  var arePages: Bool { style == .pages }

  /// The maximum number of entries in a phone's bar, the last of which is More if there are more tabs (TV-36).
  private static let room = 5

  /// Hides tabs according to their customization, and moves tabs into the More list if the bar is full.
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
