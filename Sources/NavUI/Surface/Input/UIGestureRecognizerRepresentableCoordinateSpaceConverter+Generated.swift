// Made by Scripts/generate from Scripts/surface/Input.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The positions of touches, of which there are none.
@available(iOS 18.0, *)
@MainActor
@preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The place of the touches.
  public var localLocation: CGPoint { .zero }

  /// The distance that the touches have moved.
  public var localTranslation: CGPoint? { nil }

  /// The speed of the touches.
  public var localVelocity: CGPoint? { nil }

  /// Returns the place of the touches in a space.
  ///
  /// - Parameter space: The space.
  /// - Returns: The place.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
}
