/// The choice of columns that a split view shows if the width allows.
@available(iOS 16.0, *)
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// The columns that suit the device; in NavUI, these are always all columns.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")

  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")

  /// The last two columns, which are all columns of a split view with two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")

  /// Only the last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

extension NavigationSplitViewVisibility {
  /// Returns the number of columns that are shown.
  ///
  /// - Parameter count: The number of all columns.
  /// - Returns: The number of visible columns, counted from the last one.
  func shownColumns(of count: Int) -> Int {
    switch self {
    case .detailOnly: 1
    case .doubleColumn: min(2, count)
    default: count
    }
  }
}
