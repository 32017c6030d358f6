/// When the search of a tab view begins.
@available(iOS 26.0, *)
public struct TabSearchActivation: Sendable {
  private let name: String

  /// What the system decides: when a person taps the field.
  public static let automatic = TabSearchActivation(name: "automatic")

  /// When the tab for searching is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
