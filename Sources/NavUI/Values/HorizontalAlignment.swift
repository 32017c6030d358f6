/// A guide for aligning views horizontally.
public struct HorizontalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) {
    self.id = ObjectIdentifier(id)
  }

  private init(_ id: Any.Type) {
    self.id = ObjectIdentifier(id)
  }

  private enum Leading {}
  private enum Center {}
  private enum Trailing {}
  private enum ListRowSeparatorLeading {}
  private enum ListRowSeparatorTrailing {}

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)

  /// The centre.
  public static let center = HorizontalAlignment(Center.self)

  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// The position at which a list row's separator starts.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)

  /// The position at which a list row's separator ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}
