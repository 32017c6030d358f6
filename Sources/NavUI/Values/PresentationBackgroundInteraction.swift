/// Whether what is behind a sheet can be used.
@available(iOS 16.4, *)
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")

  /// The choice "enabled".
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")

  /// The choice "disabled".
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// Up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    .enabled
  }
}
