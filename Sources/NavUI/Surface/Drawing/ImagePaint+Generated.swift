// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A style that repeats an image.
public struct ImagePaint: Sendable {
  /// The picture.
  public var image: Image

  /// The part of the picture.
  public var sourceRect: CGRect

  /// The scale of the picture.
  public var scale: CGFloat

  /// Creates the style.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: ShapeStyle {}
