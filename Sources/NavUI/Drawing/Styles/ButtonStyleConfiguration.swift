/// The properties of a button that its style can use.
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

extension ButtonStyleConfiguration.Label: StylePart {}
