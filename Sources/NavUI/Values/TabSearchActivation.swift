/// The time at which the search of a tab view begins.
@available(iOS 26.0, *)
public struct TabSearchActivation: Sendable {
  private let name: String

  /// The time that the system chooses: when a person taps the field.
  public static let automatic = TabSearchActivation(name: "automatic")

  /// The time at which the tab for searching is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
