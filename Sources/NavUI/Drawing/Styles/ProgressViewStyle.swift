/// The appearance of a progress view.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties that the style can use.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
