internal import SceneModel
import SharedLists

/// The node of a picker.
package final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  ViewNode, OptionCollection
{
  private var view: Picker<Label, SelectionValue, Content>
  private var label: ViewNode?
  private var content: ViewNode?
  /// A Boolean value that indicates whether tapping the picker pushes a screen with its options (NS-83).
  private let pushes: Bool

  package init(
    view: Picker<Label, SelectionValue, Content>,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.view = view
    pushes = EnvironmentValues(scope: context.environment, graph: nil).pickersPush
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
    var element = Element(id: id, kind: .picker)
    element.label = label.flatMap { lowering.label(of: $0) }
    let selection = view.selection.wrappedValue
    let chosen = options.first { value(of: $0) == selection }
    // The visible value is the text of the chosen option, and nothing without one (NS-87).
    element.value = chosen.map { lowering.label(of: $0) ?? ValueText.text(of: selection) }
    if chosen == nil, !options.isEmpty { reportMissingTag(selection) }
    if pushes {
      if context.level == nil { element.traits.append(.disabled) }
    } else {
      for option in options {
        lowering.targets.nodes[option.id] = option
        element.children.append(button(for: option, in: lowering))
      }
    }
    lowering.add(element, target: self)
  }

  private func reportMissingTag(_ selection: SelectionValue) {
    graph.report(
      Issue(
        rule: "selection-without-tag",
        severity: .warning,
        message: """
          The selection of a picker is \(ValueText.text(of: selection)), but no option has a tag of type \
          \(typeName(SelectionValue.self)) with that value, so no option is shown as chosen. Give an option \
          .tag(…) with exactly that type, or begin with a value that an option has.
          """,
        view: viewName
      )
    )
  }

  private func button(for option: any PickerOption, in lowering: Lowering) -> Element {
    var button = Element(id: option.id, kind: .button)
    button.label = lowering.label(of: option)
    button.value = option.tag.flatMap { $0.base as? any Hashable }.map { ValueText.text(of: $0) }
    if value(of: option) == view.selection.wrappedValue { button.traits.append(.selected) }
    return button
  }

  package override func willUnmount() {
    context.level?.stack.pop(self)
  }

  package override func perform(_ gesture: UserGesture) throws {
    switch gesture {
    case .tap: try push()
    case .pick(let label):
      let lowering = Lowering(targets: GestureTargets())
      let labels = options.map { lowering.label(of: $0) }
      guard let index = labels.firstIndex(of: label) else {
        let offer = labels.compactMap(\.self).joined(separator: ", ")
        throw Refusal("The picker has no option \"\(label)\". It offers: \(offer).")
      }
      try select(options[index])
    default: throw Refusal("A picker takes an option's label, as in: pick \"…\" in \"…\".")
    }
  }

  /// Selects an option, or throws an error if the option's tag and the selection have different types (TV-07).
  package func select(_ option: any PickerOption) throws {
    guard let value = value(of: option) else {
      throw Refusal(
        """
        This option has no tag of type \(typeName(SelectionValue.self)), so the picker \
        cannot select this option.
        """
      )
    }
    view.selection.wrappedValue = value
    context.level?.stack.pop(self)
  }

  private func push() throws {
    guard pushes else { return }
    guard let level = context.level else {
      throw Refusal("This picker is not in a NavigationStack, so it cannot push its options.")
    }
    level.stack.push(self, from: level)
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

extension PickerNode: ScreenPicker {
  func showOptions(in lowering: inout Lowering) {
    lowering.title = label.flatMap { lowering.label(of: $0) }
    for option in options {
      lowering.add(button(for: option, in: lowering), target: option)
    }
  }
}

extension PickerNode: LevelOwner {
  package var isPresentedByState: Bool { false }

  package var isWanted: Bool { true }

  package var staysInColumn: Bool { true }

  package func makeLevel(in context: ViewContext, parent: ViewNode) -> ViewNode {
    PickerScreenNode(picker: self, context: context, parent: parent)
  }

  package func levelWasPopped() {}
}
