// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Whether there is much or little space along an axis.
public enum UserInterfaceSizeClass: Sendable {
  /// Little space, as along the width of an iPhone.
  case compact

  /// Much space, as on an iPad.
  case regular
}
