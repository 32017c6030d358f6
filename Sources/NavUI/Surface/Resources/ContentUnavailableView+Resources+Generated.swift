// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension ContentUnavailableView
where Label == NavUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the symbol.
  ///   - description: What there is to say.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage name: String,
    description: Text? = nil
  ) { self.init(titleResource.localizedKey, systemImage: name, description: description) }
}
