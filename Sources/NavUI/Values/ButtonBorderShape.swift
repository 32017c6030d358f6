/// The shape of a button's border.
@available(iOS 15.0, *)
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// The system chooses the shape.
  public static let automatic = ButtonBorderShape(name: "automatic")

  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")

  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// Returns a rectangle with round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    .roundedRectangle
  }
}
