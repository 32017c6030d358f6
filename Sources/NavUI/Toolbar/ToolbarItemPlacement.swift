/// The placement of a toolbar item.
@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// The placement that the system chooses.
  public static let automatic = ToolbarItemPlacement("automatic")
  /// The placement in the middle of the navigation bar.
  public static let principal = ToolbarItemPlacement("principal")
  /// The placement of navigation actions.
  public static let navigation = ToolbarItemPlacement("navigation")
  /// The placement of the most frequent action.
  public static let primaryAction = ToolbarItemPlacement("primaryAction")
  /// The placement of less frequent actions.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
  /// The placement of information about a change of state.
  public static let status = ToolbarItemPlacement("status")
  /// The placement of a confirmation action, such as Save.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
  /// The placement of a cancellation action, such as Cancel.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction")
  /// The placement of a destructive action, such as Delete.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
  /// The placement above the keyboard.
  public static let keyboard = ToolbarItemPlacement("keyboard")
  /// The placement at the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading")
  /// The placement at the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
  /// The placement in the bottom bar.
  public static let bottomBar = ToolbarItemPlacement("bottomBar")
  /// The placement at the leading edge of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading")
  /// The placement at the trailing edge of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing")
  /// The placement of an item that replaces the title.
  @available(iOS 26.0, *)
  public static let title = ToolbarItemPlacement("title")
  /// The placement of an item that replaces the large title.
  @available(iOS 26.0, *)
  public static let largeTitle = ToolbarItemPlacement("largeTitle")
  /// The placement of an item that replaces the subtitle.
  @available(iOS 26.0, *)
  public static let subtitle = ToolbarItemPlacement("subtitle")
  /// The placement of an item that replaces the large subtitle.
  @available(iOS 26.0, *)
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle")

  /// The position of items with this placement in a phone's bars.
  var place: ToolbarPlace {
    switch name {
    case "navigation", "cancellationAction", "topBarLeading", "navigationBarLeading": .leading
    case "principal", "title", "largeTitle", "subtitle", "largeSubtitle": .middle
    case "bottomBar", "status", "keyboard": .bottom
    default: .trailing
    }
  }
}
