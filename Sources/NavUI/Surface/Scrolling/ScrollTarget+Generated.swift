// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The place where scrolling stops.
@available(iOS 17.0, *)
public struct ScrollTarget: Equatable, Sendable {
  /// The part of the content that is visible there.
  public var rect: CGRect

  /// The point of the part that is aligned with the view, or nil.
  public var anchor: UnitPoint?
}
