/// The properties of a switch that its style can use.
public struct ToggleStyleConfiguration {
  /// The label of the switch.
  public struct Label {
    package let content: AnyView
  }

  /// Whether the switch is on.
  @Binding public var isOn: Bool

  /// Whether the switch represents several different values.
  public var isMixed: Bool

  /// The label of the switch.
  public let label: ToggleStyleConfiguration.Label
}

extension ToggleStyleConfiguration.Label: StylePart {}
