/// The purpose of an anchor of scrolled content.
@available(iOS 18.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// The initial position.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")

  /// The position that is kept when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")

  /// The alignment of content that is smaller than the view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
