/// The look of a button.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that stands for the control.
  associatedtype Body: View

  /// The facts that a style knows about a control.
  typealias Configuration = ButtonStyleConfiguration

  /// Builds the view that stands for a control.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
