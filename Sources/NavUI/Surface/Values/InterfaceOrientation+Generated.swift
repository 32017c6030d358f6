// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The orientation of a screen.
@available(iOS 15.0, *)
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String

  /// The orientation "portrait".
  public static let portrait = InterfaceOrientation(name: "portrait")

  /// The orientation "portrait upside down".
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")

  /// The orientation "landscape left".
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")

  /// The orientation "landscape right".
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
