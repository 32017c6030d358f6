// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The usability of the content behind a sheet.
@available(iOS 16.4, *)
public struct PresentationBackgroundInteraction: Sendable {
  /// The maximum height of the sheet at which the content behind it is usable.
  internal enum Limit: Hashable, Sendable {
    case none
    case everyHeight

    case height(PresentationDetent)
  }

  internal let limit: Limit

  /// The content behind the sheet is not usable.
  public static let automatic = PresentationBackgroundInteraction(limit: .none)

  /// The content behind the sheet can be used.
  public static let enabled = PresentationBackgroundInteraction(limit: .everyHeight)

  /// The content behind the sheet is not usable.
  public static let disabled = PresentationBackgroundInteraction(limit: .none)

  /// Returns the choice that the content behind the sheet is usable up to a height of the sheet.
  ///
  /// - Parameter detent: The greatest height.
  /// - Returns: The choice.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(limit: .height(detent))
  }
}
