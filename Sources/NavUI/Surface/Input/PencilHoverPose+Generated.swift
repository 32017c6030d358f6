// Made by Scripts/generate from Scripts/surface/Input.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The position of a pencil above the screen.
@available(iOS 17.5, *)
public struct PencilHoverPose: Hashable, Sendable {
  /// The place under the pencil.
  public let location: CGPoint

  /// The place as a part of the view.
  public let anchor: UnitPoint

  /// The distance to the screen.
  public let zDistance: CGFloat

  /// The angle to the screen.
  public let altitude: Angle

  /// The direction of the pencil.
  public let azimuth: Angle

  /// The turn of the pencil.
  public let roll: Angle
}
