internal import SceneModel

/// A field for a single line of text.
public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
}

extension TextField: PrimitiveView {
  /// Creates the field's node.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: The context that the view inherits.
  ///   - parent: The node above.
  /// - Returns: The node.
  public static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    TextFieldNode(view: view, context: context, parent: parent)
  }

  /// Updates the label and text of the field's node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: TextFieldNode<Label>.self).update(with: view)
  }
}

private final class TextFieldNode<Label: View>: ViewNode {
  private var view: TextField<Label>
  private var label: ViewNode?

  init(view: TextField<Label>, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    label = Label.make(view.label, in: context, parent: self)
  }

  override var children: [ViewNode] { label.map { [$0] } ?? [] }

  override var submitsOnReturn: Bool { true }

  override var isSelfContainedInOutline: Bool { true }

  func update(with view: TextField<Label>) {
    self.view = view
    if let label { Label.update(label, with: view.label) }
  }

  override func show(in lowering: inout Lowering) {
    lowering.targets.nodes[id] = self
    guard !lowering.isOutline else { return }
    var element = Element(id: id, kind: .textField)
    element.label = label.flatMap { lowering.label(of: $0) }
    element.value = view.text.wrappedValue
    lowering.add(element, target: self)
  }

  override func perform(_ gesture: UserGesture) throws {
    guard case .type(let text) = gesture else {
      throw Refusal("A text field takes text, as in: type \"…\" into \"…\".")
    }
    view.text.wrappedValue = text
  }
}
