/// The look of a disclosure group.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of view that stands for the control.
  associatedtype Body: View

  /// The facts that a style knows about a control.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Builds the view that stands for a control.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The style "automatic".
@available(iOS 16.0, *)
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the view that stands for a control.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

@available(iOS 16.0, *)
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style "automatic".
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
