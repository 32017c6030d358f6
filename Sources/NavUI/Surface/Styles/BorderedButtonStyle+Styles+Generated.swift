// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 15.0, *)
extension BorderedButtonStyle {
  /// Creates the style with a colour.
  ///
  /// - Parameter tint: The colour.
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "use tint(_:)")
  public nonisolated init(tint: Color) { self.init() }
}
