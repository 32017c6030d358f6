/// The appearance of a disclosure group.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties that the style can use.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The automatic style.
@available(iOS 16.0, *)
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

@available(iOS 16.0, *)
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
