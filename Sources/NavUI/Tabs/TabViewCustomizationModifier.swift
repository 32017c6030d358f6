@available(iOS 18.0, *)
extension View {
  /// Stores the user's customization of the tab view (TV-32).
  ///
  /// It affects the style `sidebarAdaptable` in regular width.
  ///
  /// - Parameter customization: The binding that stores the customization.
  /// - Returns: The view.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    environment(\.tabCustomization, customization.map { CustomizationBox(binding: $0) })
  }
}

/// The binding that keeps a tab view's customization.
package struct CustomizationBox: Equatable {
  let binding: Binding<TabViewCustomization>

  /// Returns whether both bindings lead to the same customization.
  package static func == (lhs: CustomizationBox, rhs: CustomizationBox) -> Bool {
    lhs.binding.location.isSame(as: rhs.binding.location)
  }
}

private struct CustomizationKey: EnvironmentKey {
  static var defaultValue: CustomizationBox? { nil }
}

private struct TabStyleKey: EnvironmentKey {
  static var defaultValue: TabBarStyle { .automatic }
}

extension EnvironmentValues {
  /// The binding that keeps the customization of tab views.
  package var tabCustomization: CustomizationBox? {
    get { self[CustomizationKey.self] }
    set { self[CustomizationKey.self] = newValue }
  }

  /// The way in which tab views show their tabs.
  package var tabBarStyle: TabBarStyle {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
}

/// The meaning of a tab view's style for its tabs.
package enum TabBarStyle: Hashable, Sendable {
  /// A bar that has room for five tabs on a phone.
  case automatic
  /// A bar on a phone, and a bar with a sidebar that can be customized elsewhere.
  case sidebarAdaptable
  /// Pages without a bar.
  case pages
}
