// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Toggle where Label == Text {
  /// Creates a toggle with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isOn: Whether it is on.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(titleResource.localizedKey, isOn: isOn)
  }
}
