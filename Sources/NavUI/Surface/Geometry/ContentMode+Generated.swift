// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The way in which content of a fixed shape fills a space of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All content is visible, and part of the space may stay empty.
  case fit

  /// The whole space is filled, and part of the content may be cut off.
  case fill
}
