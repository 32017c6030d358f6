// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The way in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown

  /// Upright.
  case portrait

  /// Upright, upside down.
  case portraitUpsideDown

  /// Landscape, with the top to the left.
  case landscapeLeft

  /// Landscape, with the top to the right.
  case landscapeRight

  /// Face up.
  case faceUp

  /// Face down.
  case faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies on a table.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether a user interface can have the same orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
