/// UIKit's colour, as far as SwiftUI code uses it to make a `Color`.
public final class UIColor: Hashable, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  /// Creates a colour from its red, green and blue components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "rgb(\(red), \(green), \(blue), \(alpha))"
  }

  /// Creates a grey.
  public init(white: CGFloat, alpha: CGFloat) {
    name = "white(\(white), \(alpha))"
  }

  /// Creates UIKit's form of a colour.
  public init(_ color: Color) {
    name = color.name
  }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: "\(name).opacity(\(alpha))")
  }

  /// Returns whether both are the same colour.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    lhs.name == rhs.name
  }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
