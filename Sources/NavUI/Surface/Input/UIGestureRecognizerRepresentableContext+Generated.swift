// Made by Scripts/generate from Scripts/surface/Input.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a gesture recognizer of UIKit.
@available(iOS 18.0, *)
@MainActor
@preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The object that helps the recognizer.
  public let coordinator: Representable.Coordinator

  /// The positions of touches.
  public let converter: Representable.CoordinateSpaceConverter
}
