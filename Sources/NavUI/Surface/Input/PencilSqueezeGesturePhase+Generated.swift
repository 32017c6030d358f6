// Made by Scripts/generate from Scripts/surface/Input.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The state of a squeeze.
@available(iOS 17.5, *)
@frozen
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// The pencil is being squeezed.
  case active(PencilSqueezeGestureValue)

  /// The pencil is free again.
  case ended(PencilSqueezeGestureValue)

  /// The squeeze was no gesture.
  case failed
}
