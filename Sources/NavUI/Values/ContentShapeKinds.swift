/// The purpose of a content shape.
@available(iOS 15.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The shape that receives touches.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

  /// The shape of the preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)

  /// The shape of the preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)

  /// The shape of the hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)

  /// The shape of the focus effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)

  /// The shape for accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
