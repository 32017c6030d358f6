extension NavigationLink: PrimitiveView {
  /// Makes the node of the link.
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
    LinkNode(view: view, context: context, parent: parent)
  }

  /// Gives the link its newest label and target.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: LinkNode<Label, Destination>.self).update(with: view)
  }
}

private final class LinkNode<Label: View, Destination: View>: ViewNode, LevelOwner {
  private var view: NavigationLink<Label, Destination>
  private var label: ViewNode?
  private var screen: ViewNode?

  init(
    view: NavigationLink<Label, Destination>,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.view = view
    super.init(context: context, parent: parent)
    label = Label.make(view.label, in: context, parent: self)
  }

  override var children: [ViewNode] { label.map { [$0] } ?? [] }

  func update(with view: NavigationLink<Label, Destination>) {
    self.view = view
    if let label { Label.update(label, with: view.label) }
    if let screen, case .view(let destination) = view.target {
      Destination.update(screen, with: destination)
    }
  }

  override func willUnmount() {
    context.level?.stack.pop(self)
  }

  override func lower(into lowering: inout Lowering) {
    let part = label.map { lowering.describe($0, isOutline: lowering.isOutline) }
    lowering.presentations += part?.presentations ?? []
    lowering.targets.nodes[id] = self
    guard !lowering.isOutline else { return }
    var element = SceneElement(id: id, kind: .link)
    element.label = part.flatMap { Lowering.label(of: $0.elements[...]) }
    if context.level == nil || isWithoutValue {
      element.traits.append(.disabled)
    }
    if case .value(let value?) = view.target, let base = value.value {
      element.value = ValueText.text(of: base)
    }
    lowering.add(element, target: self)
    // A control in the label takes the taps on it; the rest of the label belongs to the link (NS-76).
    lowering.elements += part?.elements.filter(\.kind.isControl) ?? []
  }

  override func perform(_ gesture: UserGesture) throws {
    guard let level = context.level else {
      throw Refusal("This link stands in no NavigationStack, so it cannot push anything.")
    }
    switch view.target {
    case .view:
      level.stack.push(self, from: level)
    case .value(nil):
      throw Refusal("This link has no value, so it is disabled.")
    case .value(let value?):
      try push(value, on: level.stack)
    }
  }

  func makeLevel(in context: ViewContext, parent: ViewNode) -> ViewNode {
    guard case .view(let destination) = view.target else {
      return EmptyView.make(EmptyView(), in: context, parent: parent)
    }
    let node = Destination.make(destination, in: context, parent: parent)
    screen = node
    return node
  }

  func levelWasPopped() {
    screen = nil
  }

  private var isWithoutValue: Bool {
    if case .value(nil) = view.target { true } else { false }
  }

  private func push(_ value: PathElement, on stack: any NavigationStackNode) throws {
    guard let type = value.type, stack.hasDestination(for: type) else {
      let name = value.type.map { TypeName.short($0) } ?? value.typeName
      graph.report(
        RuntimeIssue(
          rule: "missing-destination",
          severity: .error,
          message: """
            A NavigationLink presents a value of type \(name), and no navigationDestination for that \
            type can be seen from the link, so tapping it does nothing. Declare \
            .navigationDestination(for: \(name).self) on a screen of the stack.
            """,
          view: viewName
        )
      )
      return
    }
    do {
      try stack.push(value)
    } catch let refusal as Refusal {
      graph.report(
        RuntimeIssue(
          rule: "wrong-path-type",
          severity: .error,
          message: "A NavigationLink does nothing when it is tapped. \(refusal.reason)",
          view: viewName
        )
      )
    }
  }
}

extension SceneElement.Kind {
  /// Whether an element of this kind answers to taps.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .menu, .toggle, .picker, .stepper, .slider, .datePicker, .disclosure: true
    default: false
    }
  }
}
