// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension DisclosureGroup where Label == Text {
  /// Creates a group with a text that is initially closed.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The views.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content, label: { Text(titleKey) }) }

  /// Creates a group with a text whose state is bound to a flag.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - isExpanded: Whether the group is open.
  ///   - content: The views.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) }) }
}
