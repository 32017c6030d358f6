/// The effect of the direction of text on a view.
@available(iOS 17.0, *)
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let name: String

  /// The content keeps its direction.
  public static let fixed = LayoutDirectionBehavior(name: "fixed")

  /// The content is mirrored for languages written from right to left.
  public static let mirrors = LayoutDirectionBehavior(name: "mirrors")
}
