internal import SceneModel

/// The content of an alert or a confirmation dialog.
struct DialogContent<Actions: View, Message: View> {
  let title: Text
  var titleVisibility: Visibility = .automatic
  let actions: Actions
  let message: Message
}

extension DialogContent {
  /// The title, or nil if the app hides it (AD-16).
  fileprivate var shownTitle: Text? { titleVisibility == .hidden ? nil : title }
}

extension DialogContent: PrimitiveView {
  static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    DialogNode(view: view, context: context, parent: parent)
  }

  static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: DialogNode<Actions, Message>.self).update(with: view)
  }
}

private final class DialogNode<Actions: View, Message: View>: ViewNode {
  private var title: Text?
  private var actions: ViewNode?
  private var message: ViewNode?
  private var standard: ViewNode?

  init(view: DialogContent<Actions, Message>, context: ViewContext, parent: ViewNode?) {
    title = view.shownTitle
    super.init(context: context, parent: parent)
    actions = Actions.make(view.actions, in: context, parent: self)
    message = Message.make(view.message, in: context, parent: self)
    standard = Button<Text>.make(standardButton, in: context, parent: self)
  }

  override var children: [ViewNode] { [actions, message, standard].compactMap { $0 } }

  func update(with view: DialogContent<Actions, Message>) {
    title = view.shownTitle
    if let actions { Actions.update(actions, with: view.actions) }
    if let message { Message.update(message, with: view.message) }
  }

  /// Adds the message, the fields and the buttons to a description, in the system's order (AD-04).
  override func show(in lowering: inout Lowering) {
    guard let actions, let message, let standard else { return }
    lowering.title = title?.content
    let part = lowering.describe(actions)
    var buttons = part.elements.filter(\.kind.canStandInDialog)
    if needsStandardButton(beside: buttons) {
      buttons += lowering.describe(standard).elements
    }
    let texts = lowering.describe(message).elements.filter { $0.kind == .text }
    lowering.elements += texts + inOrder(buttons)
    lowering.presentations += part.presentations
  }

  private var isAlert: Bool { context.dialog?.kind == .alert }

  private var standardButton: Button<Text> {
    isAlert ? Button("OK") {} : Button("Cancel", role: .cancel) {}
  }

  /// Returns whether the dialog needs a standard button: OK in an alert, or Cancel in a confirmation dialog (AD-02,
  /// AD-08).
  private func needsStandardButton(beside elements: [Element]) -> Bool {
    isAlert
      ? !elements.contains { $0.kind == .button }
      : !elements.contains { $0.traits.contains(.cancel) }
  }

  /// Returns the elements with the Cancel button last, or first in an alert with two buttons (AD-03).
  private func inOrder(_ elements: [Element]) -> [Element] {
    let fields = elements.filter { $0.kind != .button }
    let buttons = elements.filter { $0.kind == .button }
    let cancel = buttons.filter { $0.traits.contains(.cancel) }
    let others = buttons.filter { !$0.traits.contains(.cancel) }
    return fields + (isAlert && buttons.count == 2 ? cancel + others : others + cancel)
  }
}

extension Element.Kind {
  fileprivate var canStandInDialog: Bool {
    switch self {
    case .button, .link, .textField, .secureField: true
    default: false
    }
  }
}
