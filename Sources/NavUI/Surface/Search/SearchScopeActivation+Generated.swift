// Made by Scripts/generate from Scripts/surface/Search.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
