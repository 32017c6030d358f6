// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension GroupBox where Label == Text, Content: View {
  /// Creates a box with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - content: The views.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(titleResource) } }
}
