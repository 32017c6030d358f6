// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Link where Label == Text {
  /// Creates a link with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - destination: The URL.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The URL.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
