internal import SceneModel
import SharedLists

/// A menu without a custom style.
struct StandardMenu<Label: View, Content: View> {
  let menu: Menu<Label, Content>
}

extension StandardMenu: PrimitiveView {
  static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    MenuNode(view: view.menu, context: context, parent: parent)
  }

  static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: MenuNode<Label, Content>.self).update(with: view.menu)
  }
}

private final class MenuNode<Label: View, Content: View>: ViewNode {
  private var view: Menu<Label, Content>
  private var label: ViewNode?
  private var content: ViewNode?

  init(view: Menu<Label, Content>, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    label = Label.make(view.label, in: context, parent: self)
    content = Content.make(view.content, in: context, parent: self)
  }

  override var children: [ViewNode] { [label, content].compactMap { $0 } }

  func update(with view: Menu<Label, Content>) {
    self.view = view
    if let label { Label.update(label, with: view.label) }
    if let content { Content.update(content, with: view.content) }
  }

  override func show(in lowering: inout Lowering) {
    guard let label, let content else { return }
    let choices = lowering.describe(content)
    var element = Element(id: id, kind: .menu)
    element.label = lowering.label(of: label)
    element.children = SharedList(choices.elements)
    lowering.add(element, target: self)
    lowering.presentations += choices.presentations
  }

  /// Performs the primary action for a tap, or the action of a choice that a user picks.
  override func perform(_ gesture: UserGesture) throws {
    switch gesture {
    case .tap: view.primaryAction?()
    case .pick(let option): try choice(option).perform(.tap)
    default: throw Refusal("You can only tap a menu, or pick one of its choices.")
    }
  }

  private func choice(_ option: String) throws -> ViewNode {
    let lowering = Lowering(targets: GestureTargets())
    let elements = content.map { lowering.describe($0).elements } ?? []
    let targets = lowering.targets.nodes
    guard let node = Self.choice(option, among: elements, targets: targets) else {
      let labels = elements.compactMap(\.label).joined(separator: ", ")
      throw Refusal("The menu has no choice \"\(option)\". It offers: \(labels).")
    }
    return node
  }

  /// Returns the node of a choice in the menu or its sections, pickers and inner menus, or nil if there is none.
  private static func choice(
    _ option: String,
    among elements: some Collection<Element>,
    targets: [Int: ViewNode]
  ) -> ViewNode? {
    for element in elements where element.label == option {
      if let node = targets[element.id] { return node }
    }
    for element in elements {
      if let node = choice(option, among: element.children, targets: targets) { return node }
    }
    return nil
  }
}
