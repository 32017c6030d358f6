package import SceneModel

/// A control that consists of a label and a value that a gesture changes.
@MainActor
package protocol ControlView: PrimitiveView {
  /// The type of the label.
  associatedtype Label: View
  /// The label that describes the control.
  var label: Label { get }

  /// Returns an element that describes the control and its value.
  ///
  /// - Parameter node: The node of the control.
  /// - Returns: The completed element, with its label.
  func element(for node: ViewNode) -> Element

  /// Performs a user's gesture on the control.
  ///
  /// - Parameter gesture: The gesture.
  /// - Throws: `Refusal` if the control does not respond to the gesture.
  func perform(_ gesture: UserGesture) throws
}

/// A single-line field that the Return key submits.
protocol SubmittingControl {}

extension ControlView {
  /// Creates the control's node.
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
    ControlNode(view: view, context: context, parent: parent)
  }

  /// Updates the control's node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ControlNode<Self>.self).update(with: view)
  }
}

private final class ControlNode<Control: ControlView>: ViewNode {
  private var view: Control
  private var label: ViewNode?

  init(view: Control, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    label = Control.Label.make(view.label, in: context, parent: self)
  }

  override var children: [ViewNode] { label.map { [$0] } ?? [] }

  override var isSelfContainedInOutline: Bool { true }

  override var submitsOnReturn: Bool { view is any SubmittingControl }

  func update(with view: Control) {
    self.view = view
    if let label { Control.Label.update(label, with: view.label) }
  }

  override func show(in lowering: inout Lowering) {
    let words = label.flatMap { lowering.takeLabel(of: $0) }
    lowering.targets.nodes[id] = self
    guard !lowering.isOutline else { return }
    var element = view.element(for: self)
    element.label = words
    lowering.add(element, target: self)
  }

  override func perform(_ gesture: UserGesture) throws {
    try view.perform(gesture)
  }
}
