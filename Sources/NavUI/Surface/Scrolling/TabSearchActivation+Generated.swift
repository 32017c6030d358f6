// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The time at which the search of a tab view begins.
@available(iOS 26.0, *)
public struct TabSearchActivation: Sendable {
  private let name: String

  /// The system's choice: a search begins when the user taps the field.
  public static let automatic = TabSearchActivation(name: "automatic")

  /// The time at which the tab for searching is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
