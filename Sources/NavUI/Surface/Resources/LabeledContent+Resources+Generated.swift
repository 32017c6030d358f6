// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension LabeledContent where Label == Text, Content: View {
  /// Creates a row with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - content: The value.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(titleResource.localizedKey, content: content) }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: The value.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(titleResource.localizedKey, value: value)
  }
}
