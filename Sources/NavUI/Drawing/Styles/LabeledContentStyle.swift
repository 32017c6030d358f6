/// The appearance of labelled content.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties that the style can use.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
