/// The facts that a style knows about a switch.
public struct ToggleStyleConfiguration {
  /// The purpose of the switch.
  public struct Label {
    package let content: AnyView
  }

  /// Whether the switch is on.
  @Binding public var isOn: Bool

  /// Whether the switch stands for several values that differ.
  public var isMixed: Bool

  /// The purpose of the switch.
  public let label: ToggleStyleConfiguration.Label
}

extension ToggleStyleConfiguration.Label: StylePart {}
