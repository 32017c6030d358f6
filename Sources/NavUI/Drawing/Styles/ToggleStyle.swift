/// The look of a toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that stands for the control.
  associatedtype Body: View

  /// The facts that a style knows about a control.
  typealias Configuration = ToggleStyleConfiguration

  /// Builds the view that stands for a control.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
