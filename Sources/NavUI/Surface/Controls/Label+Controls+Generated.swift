// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 17.0, *)
extension Label where Title == Text, Icon == Image {
  /// Creates a label with a picture of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - resource: The picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }

  /// Creates a label with a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - resource: The picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}
