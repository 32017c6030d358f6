// Made by Scripts/generate from Scripts/surface/Search.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The places where the suggestions of a search are shown.
@available(iOS 16.0, *)
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// The places that the system chooses.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")

  /// In a menu below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")

  /// In the place of the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// A set of placements.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu below the field.
    public static let menu = Set(rawValue: 1 << 0)

    /// In the place of the content.
    public static let content = Set(rawValue: 1 << 1)
  }
}
