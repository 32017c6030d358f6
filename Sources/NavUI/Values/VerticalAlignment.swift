/// A guide for aligning views vertically.
public struct VerticalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) {
    self.id = ObjectIdentifier(id)
  }

  private init(_ id: Any.Type) {
    self.id = ObjectIdentifier(id)
  }

  private enum Top {}
  private enum Center {}
  private enum Bottom {}
  private enum FirstTextBaseline {}
  private enum LastTextBaseline {}

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)

  /// The centre.
  public static let center = VerticalAlignment(Center.self)

  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)

  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)

  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}
