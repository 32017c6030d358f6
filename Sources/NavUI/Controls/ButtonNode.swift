internal import SceneModel

/// A button's node, which shows the label or the content of a custom style.
package final class ButtonNode<Label: View>: ViewNode {
  package override var isSelfContained: Bool { true }

  private var view: Button<Label>
  private var style: AppStyle<ButtonStyleConfiguration>?
  private var wholeStyle: AppStyle<PrimitiveButtonStyleConfiguration>?
  private var face: ViewNode?

  package init(view: Button<Label>, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    refresh()
  }

  package override var children: [ViewNode] { face.map { [$0] } ?? [] }

  /// Updates the node with the view's new value.
  ///
  /// - Parameter view: The view's new value.
  package func update(with view: Button<Label>) {
    self.view = view
    guard let face else { return }
    if let styled {
      AnyView.update(face, with: styled)
    } else {
      Label.update(face, with: view.label)
    }
  }

  package override func refresh() {
    isDirty = false
    forgetSources()
    let newStyle = appStyle(for: ButtonStyleConfiguration.self)
    let newWholeStyle = appStyle(for: PrimitiveButtonStyleConfiguration.self)
    guard face == nil || newStyle != style || newWholeStyle != wholeStyle else { return }
    style = newStyle
    wholeStyle = newWholeStyle
    face?.unmount()
    face =
      if let styled {
        AnyView.make(styled, in: context, parent: self)
      } else {
        Label.make(view.label, in: context, parent: self)
      }
  }

  /// The content of the button in a custom style, or nil if no custom style applies.
  private var styled: AnyView? {
    if let style {
      return style.body(
        ButtonStyleConfiguration(
          role: view.role,
          isPressed: false,
          label: ButtonStyleConfiguration.Label(content: AnyView(view.label))
        )
      )
    }
    return wholeStyle?.body(
      PrimitiveButtonStyleConfiguration(
        role: view.role,
        label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(view.label)),
        action: { [weak self] in self?.act() }
      )
    )
  }

  package override func show(in lowering: inout Lowering) {
    if wholeStyle != nil {
      face?.lower(into: &lowering)
      return
    }
    let words = face.flatMap { lowering.takeLabel(of: $0) }
    lowering.targets.nodes[id] = self
    guard !lowering.isOutline else { return }
    var element = Element(id: id, kind: .button)
    element.label = words
    if view.role == .destructive { element.traits.append(.destructive) }
    if view.role == .cancel { element.traits.append(.cancel) }
    lowering.add(element, target: self)
  }

  package override func perform(_ gesture: UserGesture) throws {
    guard gesture == .tap else {
      throw Refusal("A button can only be tapped.")
    }
    for button in tappedTogether { button.act() }
  }
}

extension ButtonNode: RowButton {
  package var leavesTapsToRow: Bool {
    !EnvironmentValues(scope: context.environment, graph: nil).hasButtonStyle
  }

  package func act() {
    view.action()
    context.dialog?.dismiss()
  }
}
