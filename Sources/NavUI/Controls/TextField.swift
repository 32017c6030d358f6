internal import SceneModel

/// A field for one line of text.
public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
}

extension TextField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a field with a hint.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  ///   - prompt: The hint that is shown while the field is empty.
  @available(iOS 15.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a field that grows along an axis.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  ///   - axis: The axis.
  @available(iOS 16.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a field with a bound selection.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  ///   - selection: The selection, which only the app changes here.
  ///   - prompt: The hint that is shown while the field is empty.
  ///   - axis: The axis along which the field grows.
  @available(iOS 18.0, *)
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a field with a bound selection.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  ///   - selection: The selection, which only the app changes here.
  ///   - prompt: The hint that is shown while the field is empty.
  ///   - axis: The axis along which the field grows.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }
}

extension TextField: PrimitiveView {
  /// Creates the node of the field.
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

  /// Updates the field's label and text.
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
      throw Refusal("A text field takes text: use type \"…\" into \"…\".")
    }
    view.text.wrappedValue = text
  }
}
