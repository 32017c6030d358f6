// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts at the moment when content begins or ends to scroll.
@available(iOS 18.0, *)
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry

  /// The speed of the content.
  public var velocity: CGVector? { nil }
}
