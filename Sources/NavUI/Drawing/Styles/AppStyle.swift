/// An app's own style, in the form for its control.
struct AppStyle<Configuration> {
  private let style: Any
  /// Returns the styled view of a control.
  let body: @MainActor (Configuration) -> AnyView

  /// Wraps a style; nil for a built-in one, because the runtime draws its own controls.
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
  /// Returns whether two styles cannot be distinguished.
  static func == (first: AppStyle, second: AppStyle) -> Bool {
    func compare<Style>(_ first: Style) -> Bool {
      guard var second = second.style as? Style else { return false }
      var first = first
      return isIdentical(&first, &second)
    }
    return _openExistential(first.style, do: compare)
  }
}

/// The key of the style for controls with a certain type of configuration.
struct AppStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AppStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// Returns the app's style for controls with a certain type of configuration.
  subscript<Configuration>(style configuration: Configuration.Type) -> AppStyle<Configuration>? {
    get { self[AppStyleKey<Configuration>.self] }
    set { self[AppStyleKey<Configuration>.self] = newValue }
  }
}

extension ViewNode {
  /// Returns the app's style for a control with a certain type of configuration; the node is
  /// refreshed when it changes.
  func appStyle<Configuration>(for configuration: Configuration.Type) -> AppStyle<Configuration>? {
    let key = ObjectIdentifier(AppStyleKey<Configuration>.self)
    return context.environment.value(for: key, reader: self) as? AppStyle<Configuration>
  }
}
