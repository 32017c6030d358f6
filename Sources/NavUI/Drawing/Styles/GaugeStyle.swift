/// The appearance of a gauge.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties that the style can use.
  typealias Configuration = GaugeStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
