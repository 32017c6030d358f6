/// A switch.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - isOn: Whether the switch is on.
  ///   - label: What the switch is for.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - titleKey: What the switch is for.
  ///   - isOn: Whether the switch is on.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - title: What the switch is for.
  ///   - isOn: Whether the switch is on.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: PrimitiveView {
  /// Makes the node of the switch.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: What the view inherits from its surroundings.
  ///   - parent: The node above.
  /// - Returns: The node.
  public static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    ToggleNode(view: view, context: context, parent: parent)
  }

  /// Gives the switch its newest label and value.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ToggleNode<Label>.self).update(with: view)
  }
}

private final class ToggleNode<Label: View>: ViewNode {
  private var view: Toggle<Label>
  private var label: ViewNode?

  init(view: Toggle<Label>, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    label = Label.make(view.label, in: context, parent: self)
  }

  override var children: [ViewNode] { label.map { [$0] } ?? [] }

  func update(with view: Toggle<Label>) {
    self.view = view
    if let label { Label.update(label, with: view.label) }
  }

  override func lower(into lowering: inout Lowering) {
    var element = SceneElement(id: id, kind: .toggle)
    element.label = label.flatMap { lowering.label(of: $0) }
    element.value = "\(view.isOn.wrappedValue)"
    lowering.add(element, target: self)
  }

  override func perform(_ gesture: Gesture) throws {
    guard gesture == .tap else {
      throw Refusal("A switch can only be tapped.")
    }
    view.isOn.wrappedValue.toggle()
  }
}
