// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - content: The content that the group can hide.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content, label: { Text(label) }) }

  /// Creates a group with a title.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - isExpanded: Whether the content is shown.
  ///   - content: The content that the group can hide.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content, label: { Text(label) }) }
}
