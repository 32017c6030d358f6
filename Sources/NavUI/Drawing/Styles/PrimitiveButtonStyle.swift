/// The appearance and the action of a button.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties that the style can use.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
