/// Where an item of a toolbar stands.
@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Where the system puts it.
  public static let automatic = ToolbarItemPlacement("automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement("principal")
  /// Where actions that navigate stand.
  public static let navigation = ToolbarItemPlacement("navigation")
  /// Where the most frequent action stands.
  public static let primaryAction = ToolbarItemPlacement("primaryAction")
  /// Where less frequent actions stand.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
  /// Where a change of state is told.
  public static let status = ToolbarItemPlacement("status")
  /// Where an action that confirms stands.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
  /// Where an action that cancels stands.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction")
  /// Where an action that deletes stands.
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

  /// Where the placement is on a phone.
  var place: ToolbarPlace {
    switch name {
    case "navigation", "cancellationAction", "topBarLeading", "navigationBarLeading": .leading
    case "principal", "title", "largeTitle", "subtitle", "largeSubtitle": .middle
    case "bottomBar", "status", "keyboard": .bottom
    default: .trailing
    }
  }
}
