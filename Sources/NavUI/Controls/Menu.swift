/// A button that shows further choices.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The choices.
  ///   - label: What the button shows.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with an action for a tap; a long press shows the choices.
  ///
  /// - Parameters:
  ///   - content: The choices.
  ///   - label: What the button shows.
  ///   - primaryAction: The action.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The choices.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a menu with a text.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - content: The choices.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension Menu where Label == NavUI.Label<Text, Image> {
  /// Creates a menu with a text and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - systemImage: The name of the symbol.
  ///   - content: The choices.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { NavUI.Label(titleKey, systemImage: systemImage) })
  }
}

extension Menu: PrimitiveView {
  /// Makes the node of the menu.
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
    MenuNode(view: view, context: context, parent: parent)
  }

  /// Gives the menu its newest label and choices.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: MenuNode<Label, Content>.self).update(with: view)
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

  override func lower(into lowering: inout Lowering) {
    guard let label, let content else { return }
    let choices = lowering.describe(content)
    var element = SceneElement(id: id, kind: .menu)
    element.label = lowering.label(of: label)
    element.children = choices.elements
    lowering.add(element, target: self)
    lowering.presentations += choices.presentations
  }

  /// A tap opens the menu, whose choices are always at hand, unless the app has another use for it.
  override func perform(_ gesture: Gesture) throws {
    switch gesture {
    case .tap: view.primaryAction?()
    case .pick(let option): try choice(option).perform(.tap)
    default: throw Refusal("A menu can only be tapped, or one of its choices picked.")
    }
  }

  private func choice(_ option: String) throws -> ViewNode {
    let lowering = Lowering(targets: GestureTargets())
    let elements = content.map { lowering.describe($0).elements } ?? []
    guard let element = elements.first(where: { $0.label == option }),
      let node = lowering.targets.nodes[element.id]
    else {
      let labels = elements.compactMap(\.label).joined(separator: ", ")
      throw Refusal("The menu has no choice \"\(option)\". It offers: \(labels).")
    }
    return node
  }
}
