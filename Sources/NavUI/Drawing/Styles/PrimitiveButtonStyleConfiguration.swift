/// The facts that a style knows about a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The content of the button.
  public struct Label {
    package let content: AnyView
  }

  /// The purpose of the button.
  public let role: ButtonRole?

  /// The content of the button.
  public let label: PrimitiveButtonStyleConfiguration.Label

  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: StylePart {}
