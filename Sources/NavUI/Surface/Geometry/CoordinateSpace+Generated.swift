// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A coordinate space.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the screen.
  case global

  /// The coordinate space of the view.
  case local

  /// The coordinate space of a view with a name.
  case named(AnyHashable)

  /// Whether the space is that of the screen.
  public var isGlobal: Bool { self == .global }

  /// Whether the space is that of the view.
  public var isLocal: Bool { self == .local }
}
