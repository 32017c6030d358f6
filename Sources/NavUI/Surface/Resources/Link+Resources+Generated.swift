// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Link where Label == Text {
  /// Creates a link with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - destination: The URL.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(titleResource.localizedKey, destination: destination)
  }
}
