/// What a style knows about a toggle.
public struct ToggleStyleConfiguration {
  /// What the toggle shows.
  public struct Label {}

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether the toggle stands for values that differ.
  public var isMixed: Bool

  /// What the toggle shows.
  public let label: ToggleStyleConfiguration.Label
}

extension ToggleStyleConfiguration.Label: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
