/// The node of a picker.
package final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  ViewNode, OptionCollection
{
  private var view: Picker<Label, SelectionValue, Content>
  private var label: ViewNode?
  private var content: ViewNode?

  package init(
    view: Picker<Label, SelectionValue, Content>,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.view = view
    super.init(context: context, parent: parent)
    label = Label.make(view.label, in: context, parent: self)
    content = Content.make(view.content, in: context.with(mode: .options(self)), parent: self)
  }

  package override var children: [ViewNode] { [label, content].compactMap { $0 } }

  func update(with view: Picker<Label, SelectionValue, Content>) {
    self.view = view
    if let label { Label.update(label, with: view.label) }
    if let content { Content.update(content, with: view.content) }
  }

  package override func show(in lowering: inout Lowering) {
    var element = SceneElement(id: id, kind: .picker)
    element.label = label.flatMap { lowering.label(of: $0) }
    element.value = ValueText.text(of: view.selection.wrappedValue)
    element.children = options.map { option in
      var button = SceneElement(id: option.id, kind: .button)
      button.label = lowering.label(of: option)
      button.value = option.tag.flatMap { $0.base as? any Hashable }.map { ValueText.text(of: $0) }
      if value(of: option) == view.selection.wrappedValue { button.traits.append(.selected) }
      lowering.targets.nodes[option.id] = option
      return button
    }
    lowering.add(element, target: self)
  }

  package override func perform(_ gesture: UserGesture) throws {
    switch gesture {
    case .tap: return
    case .pick(let label):
      let lowering = Lowering(targets: GestureTargets())
      let labels = options.map { lowering.label(of: $0) }
      guard let index = labels.firstIndex(of: label) else {
        let offer = labels.compactMap(\.self).joined(separator: ", ")
        throw Refusal("The picker has no option \"\(label)\". It offers: \(offer).")
      }
      try select(options[index])
    default: throw Refusal("A picker takes the label of an option: pick \"…\" in \"…\".")
    }
  }

  /// A tag of another type than the selection's leaves the option without effect (TV-07).
  package func select(_ option: any PickerOption) throws {
    guard let value = value(of: option) else {
      throw Refusal(
        """
        This option has no tag of type \(typeName(SelectionValue.self)), so the selection of the picker \
        cannot become this option.
        """
      )
    }
    view.selection.wrappedValue = value
  }

  private func value(of option: any PickerOption) -> SelectionValue? {
    option.tag?.base as? SelectionValue
  }

  private var options: [any PickerOption] {
    content.map { Self.options(in: $0) } ?? []
  }

  private static func options(in node: ViewNode) -> [any PickerOption] {
    if let option = node as? any PickerOption { return [option] }
    return node.children.flatMap { options(in: $0) }
  }
}
