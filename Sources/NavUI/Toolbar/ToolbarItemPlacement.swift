/// The place of an item of a toolbar.
@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// The place that the system chooses.
  public static let automatic = ToolbarItemPlacement("automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement("principal")
  /// The place of actions that navigate.
  public static let navigation = ToolbarItemPlacement("navigation")
  /// The place of the most frequent action.
  public static let primaryAction = ToolbarItemPlacement("primaryAction")
  /// The place of less frequent actions.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
  /// The place where a change of state is shown.
  public static let status = ToolbarItemPlacement("status")
  /// The place of an action that confirms.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
  /// The place of an action that cancels.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction")
  /// The place of an action that deletes.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement("keyboard")
  /// At the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading")
  /// At the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement("bottomBar")
  /// At the leading edge of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading")
  /// At the trailing edge of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing")
  /// In the place of the title.
  @available(iOS 26.0, *)
  public static let title = ToolbarItemPlacement("title")
  /// In the place of the large title.
  @available(iOS 26.0, *)
  public static let largeTitle = ToolbarItemPlacement("largeTitle")
  /// In the place of the subtitle.
  @available(iOS 26.0, *)
  public static let subtitle = ToolbarItemPlacement("subtitle")
  /// In the place of the large subtitle.
  @available(iOS 26.0, *)
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle")

  /// The place of the placement on a phone.
  var place: ToolbarPlace {
    switch name {
    case "navigation", "cancellationAction", "topBarLeading", "navigationBarLeading": .leading
    case "principal", "title", "largeTitle", "subtitle", "largeSubtitle": .middle
    case "bottomBar", "status", "keyboard": .bottom
    default: .trailing
    }
  }
}
