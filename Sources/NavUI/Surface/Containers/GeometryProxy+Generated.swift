// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The measures of a geometry reader.
public struct GeometryProxy {
  /// The size of the view.
  public var size: CGSize { CGSize(width: 393, height: 852) }

  /// The insets of the view's safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0) }

  /// Returns the view's frame in a coordinate space.
  ///
  /// - Parameter coordinateSpace: The space.
  /// - Returns: The frame.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// Returns the view's frame in a coordinate space.
  ///
  /// - Parameter coordinateSpace: The space.
  /// - Returns: The frame.
  @available(iOS 17.0, *)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// Returns the bounds of a coordinate space relative to the view.
  ///
  /// - Parameter coordinateSpace: The space.
  /// - Returns: The bounds, if the space is around the view.
  @available(iOS 17.0, *)
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }

  /// Returns the value of an anchor; without layout, every anchor is at the top.
  ///
  /// - Parameter anchor: The anchor.
  /// - Returns: The frame.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { CGRect(origin: .zero, size: size) }

  /// Returns the value of an anchor; without layout, every anchor is at the top.
  ///
  /// - Parameter anchor: The anchor.
  /// - Returns: The frame.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { .zero }
}
