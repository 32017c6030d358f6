// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - content: The views.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(titleResource.localizedKey, content: content) }
}
