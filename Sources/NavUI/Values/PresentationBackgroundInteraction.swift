/// Whether what is behind a sheet can be used.
@available(iOS 16.4, *)
public struct PresentationBackgroundInteraction: Sendable {
  /// Up to which height of the sheet what is behind it can be used.
  enum Limit: Hashable, Sendable {
    case none, everyHeight
    case height(PresentationDetent)
  }

  let limit: Limit

  /// The content behind the sheet cannot be used.
  public static let automatic = PresentationBackgroundInteraction(limit: .none)

  /// The content behind the sheet can be used.
  public static let enabled = PresentationBackgroundInteraction(limit: .everyHeight)

  /// The content behind the sheet cannot be used.
  public static let disabled = PresentationBackgroundInteraction(limit: .none)

  /// Returns the content behind the sheet can be used as long as the sheet is no higher.
  ///
  /// - Parameter detent: The greatest height.
  /// - Returns: The choice.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(limit: .height(detent))
  }
}
