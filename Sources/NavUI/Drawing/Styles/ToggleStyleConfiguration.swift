/// What a style knows about a switch.
public struct ToggleStyleConfiguration {
  /// What the switch is for.
  public struct Label {
    package let content: AnyView
  }

  /// Whether the switch is on.
  @Binding public var isOn: Bool

  /// Whether the switch stands for several values that differ.
  public var isMixed: Bool

  /// What the switch is for.
  public let label: ToggleStyleConfiguration.Label
}

extension ToggleStyleConfiguration.Label: StylePart {}
