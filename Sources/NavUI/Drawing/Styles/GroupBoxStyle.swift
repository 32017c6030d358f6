/// How a group box looks.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view that stands for the control.
  associatedtype Body: View

  /// What a style knows about a control.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Builds the view that stands for a control.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
