// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether it may be transparent.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(titleResource.localizedKey, selection: selection, supportsOpacity: supportsOpacity)
  }
}
