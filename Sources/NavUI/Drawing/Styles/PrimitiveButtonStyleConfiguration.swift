/// The properties of a button that its style can use.
public struct PrimitiveButtonStyleConfiguration {
  /// The content of the button.
  public struct Label {
    package let content: AnyView
  }

  /// The role of the button.
  public let role: ButtonRole?

  /// The content of the button.
  public let label: PrimitiveButtonStyleConfiguration.Label

  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: StylePart {}
