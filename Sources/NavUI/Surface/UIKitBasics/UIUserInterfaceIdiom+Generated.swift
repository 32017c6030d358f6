// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The kind of device that a user interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing in particular.
  case unspecified = -1

  /// A telephone.
  case phone = 0

  /// A tablet.
  case pad = 1

  /// A television.
  case tv = 2

  /// A car.
  case carPlay = 3

  /// A Mac.
  case mac = 5

  /// A headset.
  case vision = 6
}
