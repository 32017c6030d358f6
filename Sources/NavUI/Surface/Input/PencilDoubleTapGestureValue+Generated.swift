// Made by Scripts/generate from Scripts/surface/Input.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A double tap on a pencil.
@available(iOS 17.5, *)
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The position of the pencil, or nil.
  public let hoverPose: PencilHoverPose?
}
