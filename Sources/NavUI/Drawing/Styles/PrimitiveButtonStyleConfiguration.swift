/// What a primitive style knows about a button.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {}

  /// What the button is for.
  public let role: ButtonRole?

  /// Does what the button does.
  public func trigger() {}

  /// What the button shows.
  public let label: PrimitiveButtonStyleConfiguration.Label
}

extension PrimitiveButtonStyleConfiguration.Label: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
