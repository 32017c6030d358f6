/// The appearance of a group of controls.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties that the style can use.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
