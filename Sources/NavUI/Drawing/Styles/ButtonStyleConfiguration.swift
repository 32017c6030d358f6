/// What a style knows about a button.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    package let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// Whether the button is held down, which no script does.
  public let isPressed: Bool

  /// What the button shows.
  public let label: ButtonStyleConfiguration.Label
}

extension ButtonStyleConfiguration.Label: StylePart {}
