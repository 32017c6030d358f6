/// How a progress view looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that stands for the control.
  associatedtype Body: View

  /// What a style knows about a control.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Builds the view that stands for a control.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
