/// The look of labelled content.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of view that stands for the control.
  associatedtype Body: View

  /// The facts that a style knows about a control.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Builds the view that stands for a control.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
