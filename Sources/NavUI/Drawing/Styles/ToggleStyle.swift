/// The appearance of a toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties that the style can use.
  typealias Configuration = ToggleStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
