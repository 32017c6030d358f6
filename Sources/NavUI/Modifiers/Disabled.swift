extension View {
  /// Sets whether the controls in the view can be used.
  ///
  /// - Parameter disabled: Whether the controls are disabled.
  /// - Returns: The view.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    DisabledView(content: self, isDisabled: disabled)
      .environment(\.disabledAbove, disabled)
  }
}

private struct DisabledView<Content: View> {
  let content: Content
  let isDisabled: Bool
}

extension DisabledView: UnaryView {
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let outer = lowering.isDisabled
    lowering.isDisabled = outer || isDisabled
    node.child.lower(into: &lowering)
    lowering.isDisabled = outer
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the controls of the view can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  fileprivate var disabledAbove: Bool {
    get { !isEnabled }
    set { if newValue { isEnabled = false } }
  }
}
