// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a button for its style.
public struct ButtonStyleConfiguration {
  /// The content of the button.
  public struct Label {
    package let content: AnyView
  }

  /// The role of the button.
  public let role: ButtonRole?

  /// Whether the button is held down, which never happens in scripts.
  public let isPressed: Bool

  /// The content of the button.
  public let label: ButtonStyleConfiguration.Label
}
