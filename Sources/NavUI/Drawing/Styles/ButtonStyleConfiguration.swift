/// What a style knows about a button.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {}

  /// What the button is for.
  public let role: ButtonRole?

  /// Whether the button is held down.
  public let isPressed: Bool

  /// What the button shows.
  public let label: ButtonStyleConfiguration.Label
}

extension ButtonStyleConfiguration.Label: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
