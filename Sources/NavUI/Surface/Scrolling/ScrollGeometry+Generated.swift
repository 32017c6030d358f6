// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The geometry of a scroll view.
@available(iOS 18.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance that the content is moved.
  public var contentOffset: CGPoint

  /// The size of the content.
  public var contentSize: CGSize

  /// The space around the content.
  public var contentInsets: EdgeInsets

  /// The size of the view.
  public var containerSize: CGSize

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The bounds of the view.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}
