// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a link with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - destination: The screen.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(titleResource) } }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localizable title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - value: The value to push.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(titleResource.localizedKey, value: value)
  }
}
