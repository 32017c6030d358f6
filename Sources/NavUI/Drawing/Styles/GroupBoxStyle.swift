/// The look of a group box.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view that stands for the control.
  associatedtype Body: View

  /// The facts that a style knows about a control.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Builds the view that stands for a control.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
