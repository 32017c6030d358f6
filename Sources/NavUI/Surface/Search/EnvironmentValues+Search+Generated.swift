// Made by Scripts/generate from Scripts/surface/Search.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension EnvironmentValues {
  /// Ends the search around the view.
  @available(iOS 15.0, *)
  @available(iOS 15.0, *)
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }

  /// Whether a user is using the search field of an outer modifier.
  @available(iOS 15.0, *)
  @available(iOS 15.0, *)
  public var isSearching: Bool { self[IsSearchingKey.self] }
}
