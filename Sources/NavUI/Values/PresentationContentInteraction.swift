/// The effect of a swipe on a sheet, before any other effect.
@available(iOS 16.4, *)
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// The system chooses.
  public static let automatic = PresentationContentInteraction(name: "automatic")

  /// A swipe resizes the sheet first.
  public static let resizes = PresentationContentInteraction(name: "resizes")

  /// A swipe scrolls the content first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
