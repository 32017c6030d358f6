/// Whether a user can interact with the content behind a sheet.
@available(iOS 16.4, *)
public struct PresentationBackgroundInteraction: Sendable {
  /// The maximum height of the sheet at which the content behind it is usable.
  enum Limit: Hashable, Sendable {
    case none, everyHeight
    case height(PresentationDetent)
  }

  let limit: Limit

  /// The content behind the sheet is not usable.
  public static let automatic = PresentationBackgroundInteraction(limit: .none)

  /// The content behind the sheet can be used.
  public static let enabled = PresentationBackgroundInteraction(limit: .everyHeight)

  /// The content behind the sheet is not usable.
  public static let disabled = PresentationBackgroundInteraction(limit: .none)

  /// Returns an interaction with the content behind the sheet up to a height of the sheet.
  ///
  /// - Parameter detent: The greatest height.
  /// - Returns: The choice.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(limit: .height(detent))
  }
}
