// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Picker where Label == Text {
  /// Creates a picker with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - selection: The choice.
  ///   - content: The choices.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(titleResource.localizedKey, selection: selection, content: content) }
}
