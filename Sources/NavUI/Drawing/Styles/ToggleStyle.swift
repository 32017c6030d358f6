/// How a toggle looks.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that stands for the control.
  associatedtype Body: View

  /// What a style knows about a control.
  typealias Configuration = ToggleStyleConfiguration

  /// Builds the view that stands for a control.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
