// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension SwitchToggleStyle {
  /// Creates the style with a colour.
  ///
  /// - Parameter tint: The colour.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use tint(_:)")
  public nonisolated init(tint: Color) { self.init() }
}

/// The style "switch".
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {
  }

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
