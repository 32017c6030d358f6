internal import SceneModel

/// A group of views that can be expanded and collapsed.
@available(iOS 14.0, *)
public struct DisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label
  @State private var ownExpansion = false

  /// Creates a group that is initially collapsed.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The label of the group.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group whose state is bound to a Boolean value.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the group is open.
  ///   - content: The views.
  ///   - label: The label of the group.
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

extension DisclosureGroup: View {
  /// The label, and the content while the group is expanded.
  public var body: some View {
    let isExpanded = isExpanded ?? $ownExpansion
    StyledControl(
      standard: DisclosedView(isExpanded: isExpanded, label: label, content: content)
    ) {
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(content: AnyView(label)),
        content: DisclosureGroupStyleConfiguration.Content(content: AnyView(content())),
        isExpanded: isExpanded
      )
    }
  }
}

private struct DisclosedView<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content

  var body: some View {
    DisclosureHeader(isExpanded: isExpanded, label: label)
    if isExpanded.wrappedValue {
      content()
    }
  }
}

private struct DisclosureHeader<Label: View> {
  let isExpanded: Binding<Bool>
  let label: Label
}

extension DisclosureHeader: ControlView {
  func element(for node: ViewNode) -> Element {
    Element(id: node.id, kind: .disclosure, value: "\(isExpanded.wrappedValue)")
  }

  func perform(_ gesture: UserGesture) throws {
    guard gesture == .tap else {
      throw Refusal("A disclosure group can only be tapped.")
    }
    isExpanded.wrappedValue.toggle()
  }
}
