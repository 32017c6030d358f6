/// The appearance of a group box.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties that the style can use.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
