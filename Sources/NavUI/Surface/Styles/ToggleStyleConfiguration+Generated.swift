// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a switch for its style.
public struct ToggleStyleConfiguration {
  /// The label of the switch.
  public struct Label {
    package let content: AnyView
  }

  /// Whether the switch is on.
  @Binding
  public var isOn: Bool

  /// Whether the switch represents several different values.
  public var isMixed: Bool

  /// The label of the switch.
  public let label: ToggleStyleConfiguration.Label
}
