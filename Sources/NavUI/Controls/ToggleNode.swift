internal import SceneModel

/// A switch's node, which shows the label or the content of a custom style.
package final class ToggleNode<Label: View>: ViewNode {
  private var view: Toggle<Label>
  private var style: AppStyle<ToggleStyleConfiguration>?
  private var label: ViewNode?
  private var styled: ViewNode?

  package init(view: Toggle<Label>, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    label = Label.make(view.label, in: context, parent: self)
    refresh()
  }

  package override var children: [ViewNode] { [label, styled].compactMap(\.self) }

  /// Updates the node with the view's new value.
  ///
  /// - Parameter view: The view's new value.
  package func update(with view: Toggle<Label>) {
    self.view = view
    if let label { Label.update(label, with: view.label) }
    if let styled, let style { AnyView.update(styled, with: style.body(configuration)) }
  }

  package override func refresh() {
    isDirty = false
    forgetSources()
    let newStyle = appStyle(for: ToggleStyleConfiguration.self)
    guard newStyle != style else { return }
    style = newStyle
    styled?.unmount()
    styled = newStyle.map { AnyView.make($0.body(configuration), in: context, parent: self) }
  }

  private var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(
      isOn: view.isOn,
      isMixed: false,
      label: ToggleStyleConfiguration.Label(content: AnyView(view.label))
    )
  }

  package override func show(in lowering: inout Lowering) {
    var element = Element(id: id, kind: .toggle)
    element.label = label.flatMap { lowering.label(of: $0) }
    element.value = "\(view.isOn.wrappedValue)"
    lowering.add(element, target: self)
  }

  package override func perform(_ gesture: UserGesture) throws {
    guard gesture == .tap else {
      throw Refusal("A switch can only be tapped.")
    }
    if let button = styledButton {
      try button.perform(.tap)
    } else {
      view.isOn.wrappedValue.toggle()
    }
  }

  /// The tap target in the switch's custom style, or nil if there is not exactly one.
  private var styledButton: ViewNode? {
    guard let styled else { return nil }
    let part = Lowering(targets: GestureTargets()).describe(styled)
    return part.targets.nodes.count == 1 ? part.targets.nodes.values.first : nil
  }
}
