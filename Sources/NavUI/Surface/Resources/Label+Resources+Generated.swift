// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the symbol.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(titleResource.localizedKey, systemImage: name)
  }

  /// Creates a label with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the picture.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(titleResource.localizedKey, image: name)
  }
}
