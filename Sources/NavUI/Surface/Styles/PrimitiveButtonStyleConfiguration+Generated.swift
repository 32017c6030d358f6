// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a button for its style.
public struct PrimitiveButtonStyleConfiguration {
  /// The content of the button.
  public struct Label {
    package let content: AnyView
  }

  /// The role of the button.
  public let role: ButtonRole?

  /// The content of the button.
  public let label: PrimitiveButtonStyleConfiguration.Label

  internal let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor
  public func trigger() { action() }
}
