/// The orientation of a screen.
@available(iOS 15.0, *)
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String

  /// Portrait.
  public static let portrait = InterfaceOrientation(name: "portrait")

  /// Portrait, upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")

  /// Landscape, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")

  /// Landscape, turned to the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
