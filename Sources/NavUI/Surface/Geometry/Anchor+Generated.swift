// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A place in a view that other views can refer to.
public struct Anchor<Value>: Sendable {
  package init() {
  }

  /// A source that finds a place in a view.
  public struct Source: Sendable {}
}
