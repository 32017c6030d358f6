/// The time at which the scopes of a search are shown; here it is while the user searches.
@available(iOS 16.4, *)
public struct SearchScopeActivation: Sendable {
  private let name: String

  /// The time that the system chooses.
  public static let automatic = SearchScopeActivation(name: "automatic")

  /// Shows the scopes as soon as the user types.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")

  /// Shows the scopes as soon as the field is used.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

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
    /// The placements as a number.
    public let rawValue: Int

    /// Creates a set from a number.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// In a menu below the field.
    public static let menu = Set(rawValue: 1)

    /// In the place of the content.
    public static let content = Set(rawValue: 2)
  }
}
