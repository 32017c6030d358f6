// Made by Scripts/generate from Scripts/surface/Input.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A squeeze of a pencil.
@available(iOS 17.5, *)
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The position of the pencil, or nil.
  public let hoverPose: PencilHoverPose?
}
