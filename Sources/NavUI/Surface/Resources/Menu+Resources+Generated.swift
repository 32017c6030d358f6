// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Menu where Label == Text {
  /// Creates a menu with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - content: The choices.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(titleResource.localizedKey, content: content) }
}
