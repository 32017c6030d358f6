/// The part of a view that content margins apply to.
@available(iOS 17.0, *)
public struct ContentMarginPlacement: Sendable {
  private let name: String

  /// The system chooses the place.
  public static let automatic = ContentMarginPlacement(name: "automatic")

  /// The margins surround the content of scroll views.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")

  /// The margins surround the indicators of scroll views.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
