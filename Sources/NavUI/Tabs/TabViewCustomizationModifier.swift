@available(iOS 18.0, *)
extension View {
  /// Binds the user's customization of the tab view to a stored value (TV-32).
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

/// A binding that stores the customization of a tab view.
package struct CustomizationBox: Equatable {
  let binding: Binding<TabViewCustomization>

  /// Returns whether two bindings refer to the same customization.
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
  /// The binding that stores the customization of tab views, or nil if there is none.
  package var tabCustomization: CustomizationBox? {
    get { self[CustomizationKey.self] }
    set { self[CustomizationKey.self] = newValue }
  }

  /// The effect of the current style on tab views.
  package var tabBarStyle: TabBarStyle {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
}

/// The effect of a tab view's style on its tabs.
package enum TabBarStyle: Hashable, Sendable {
  /// The default bar, which has space for five tabs on a phone.
  case automatic
  /// A bar on a phone, or a bar with a customizable sidebar on a larger device.
  case sidebarAdaptable
  /// Pages without a bar.
  case pages
}
