/// The appearance of a menu.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties that the style can use.
  typealias Configuration = MenuStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
