/// A group of views that opens and closes.
public struct DisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label
  @State private var ownExpansion = false

  /// Creates a group that is closed at first.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: What the group is called.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group that follows a flag.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the group is open.
  ///   - content: The views.
  ///   - label: What the group is called.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a text that is closed at first.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The views.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a text that follows a flag.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - isExpanded: Whether the group is open.
  ///   - content: The views.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }
}

extension DisclosureGroup: View {
  /// The label, and the views while the group is open.
  public var body: some View {
    DisclosureHeader(isExpanded: isExpanded ?? $ownExpansion, label: label)
    if (isExpanded ?? $ownExpansion).wrappedValue {
      content()
    }
  }
}

private struct DisclosureHeader<Label: View> {
  let isExpanded: Binding<Bool>
  let label: Label
}

extension DisclosureHeader: ControlView {
  func element(for node: ViewNode) -> SceneElement {
    SceneElement(id: node.id, kind: .disclosure, value: "\(isExpanded.wrappedValue)")
  }

  func perform(_ gesture: Gesture) throws {
    guard gesture == .tap else {
      throw Refusal("A disclosure group can only be tapped.")
    }
    isExpanded.wrappedValue.toggle()
  }
}
