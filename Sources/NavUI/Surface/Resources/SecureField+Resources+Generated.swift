// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension SecureField where Label == Text {
  /// Creates a field with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - text: The text.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(titleResource.localizedKey, text: text)
  }
}
