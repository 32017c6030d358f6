// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// No change.
@available(iOS 17.0, *)
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {
  }
}
