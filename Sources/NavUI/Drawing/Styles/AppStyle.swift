/// An app's own style for controls that share a type of configuration.
struct AppStyle<Configuration> {
  private let style: Any
  /// A closure that returns the styled view of a control.
  let body: @MainActor (Configuration) -> AnyView

  /// Creates a wrapper for a custom style, or returns nil for a built-in style, whose controls the runtime draws.
  init?<Style, Body: View>(
    _ style: Style,
    body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    if style is any BuiltInStyle { return nil }
    self.style = style
    let style = Unchecked(value: style)
    self.body = { AnyView(StyledView(style: style.value, configuration: $0, content: body)) }
  }
}

extension AppStyle: Equatable {
  /// Returns whether two styles are indistinguishable.
  static func == (first: AppStyle, second: AppStyle) -> Bool {
    func compare<Style>(_ first: Style) -> Bool {
      guard var second = second.style as? Style else { return false }
      var first = first
      return isIdentical(&first, &second)
    }
    return _openExistential(first.style, do: compare)
  }
}

/// The environment key for the style of the controls that use a type of configuration.
struct AppStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AppStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// Accesses the app's style for controls that use a type of configuration, or nil if there is none.
  subscript<Configuration>(style configuration: Configuration.Type) -> AppStyle<Configuration>? {
    get { self[AppStyleKey<Configuration>.self] }
    set { self[AppStyleKey<Configuration>.self] = newValue }
  }
}

extension ViewNode {
  /// Returns the app's style for a type of configuration, or nil if there is none, and makes the node depend on it.
  func appStyle<Configuration>(for configuration: Configuration.Type) -> AppStyle<Configuration>? {
    let key = ObjectIdentifier(AppStyleKey<Configuration>.self)
    return context.environment.value(for: key, reader: self) as? AppStyle<Configuration>
  }
}
