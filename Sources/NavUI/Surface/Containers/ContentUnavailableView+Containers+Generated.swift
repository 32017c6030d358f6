// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension ContentUnavailableView
where Label == NavUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a text and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The name of the missing content.
  ///   - name: The name of the symbol.
  ///   - description: Why, and what to do.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = NavUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates the view from a text and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The name of the missing content.
  ///   - name: The name of the symbol.
  ///   - description: Why, and what to do.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = NavUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }
}
