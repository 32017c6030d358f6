/// What a style knows about a button.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    package let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// What the button shows.
  public let label: PrimitiveButtonStyleConfiguration.Label

  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: StylePart {}
