/// How a menu looks.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of view that stands for the control.
  associatedtype Body: View

  /// What a style knows about a control.
  typealias Configuration = MenuStyleConfiguration

  /// Builds the view that stands for a control.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
