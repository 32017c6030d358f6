/// How a group of controls looks.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of view that stands for the control.
  associatedtype Body: View

  /// What a style knows about a control.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Builds the view that stands for a control.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
