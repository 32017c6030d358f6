// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The purpose of a content shape.
@available(iOS 15.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The purpose "interaction".
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

  /// The purpose "drag preview".
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)

  /// The purpose "context menu preview".
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)

  /// The purpose "hover effect".
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)

  /// The purpose "focus effect".
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)

  /// The purpose "accessibility".
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
