/// A control that shows its content in a custom style if the app has set one.
struct StyledControl<Configuration, Standard: View> {
  /// The control in its standard appearance.
  let standard: Standard
  /// A closure that returns the control's properties for use by a style.
  let configuration: @MainActor () -> Configuration
}

extension StyledControl: PrimitiveView {
  static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    StyledControlNode(view: view, context: context, parent: parent)
  }

  static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: StyledControlNode<Configuration, Standard>.self).update(with: view)
  }
}

private final class StyledControlNode<Configuration, Standard: View>: ViewNode {
  override var isSelfContained: Bool { true }

  private var view: StyledControl<Configuration, Standard>
  private var style: AppStyle<Configuration>?
  private var child: ViewNode?

  init(
    view: StyledControl<Configuration, Standard>,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.view = view
    super.init(context: context, parent: parent)
    refresh()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  func update(with view: StyledControl<Configuration, Standard>) {
    self.view = view
    guard let child else { return }
    if let style {
      AnyView.update(child, with: style.body(view.configuration()))
    } else {
      Standard.update(child, with: view.standard)
    }
  }

  override func refresh() {
    isDirty = false
    forgetSources()
    let newStyle = appStyle(for: Configuration.self)
    guard child == nil || newStyle != style else { return }
    style = newStyle
    child?.unmount()
    child =
      if let style {
        AnyView.make(style.body(view.configuration()), in: context, parent: self)
      } else {
        Standard.make(view.standard, in: context, parent: self)
      }
  }
}
