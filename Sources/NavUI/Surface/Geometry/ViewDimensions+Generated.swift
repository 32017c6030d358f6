// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A view's size and alignment guides; without layout, every length is zero.
public struct ViewDimensions: Equatable {
  /// The view's width.
  public var width: CGFloat { 0 }

  /// The view's height.
  public var height: CGFloat { 0 }

  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }

  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }

  /// The position of a horizontal guide if the view sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// The position of a vertical guide if the view sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
