// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The name of the symbol.
  ///   - value: The value that selects the tab.
  ///   - content: The content of the tab.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) { self.init(titleResource.localizedKey, systemImage: image, value: value, content: content) }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The name of the symbol.
  ///   - content: The content of the tab.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage image: String,
    @ViewBuilder content: () -> Content
  ) { self.init(titleResource.localizedKey, systemImage: image, content: content) }
}
