/// The facts that a style knows about a button.
public struct ButtonStyleConfiguration {
  /// The content of the button.
  public struct Label {
    package let content: AnyView
  }

  /// The purpose of the button.
  public let role: ButtonRole?

  /// Whether the button is held down, which no script does.
  public let isPressed: Bool

  /// The content of the button.
  public let label: ButtonStyleConfiguration.Label
}

extension ButtonStyleConfiguration.Label: StylePart {}
