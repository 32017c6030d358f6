// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 14.0, *)
extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether the colour may be transparent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The label of the colour.
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether the colour may be transparent.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}
