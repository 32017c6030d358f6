/// A UIKit colour, which SwiftUI code uses to create a `Color`.
public final class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  /// Creates a colour from its red, green, blue and opacity components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "rgb(\(red), \(green), \(blue), \(alpha))"
  }

  /// Creates a shade of grey.
  public init(white: CGFloat, alpha: CGFloat) {
    name = "white(\(white), \(alpha))"
  }

  /// Creates a UIKit colour from a `Color`.
  public init(_ color: Color) {
    name = color.name
  }

  /// Creates a colour from an archive, or returns nil if the archive contains no colour.
  public init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: Self.key) else { return nil }
    self.name = name as String
  }

  /// A Boolean value that indicates whether the class supports secure coding: always true.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the colour into an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(NSString(string: name), forKey: Self.key)
  }

  private static let key = "name"

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: "\(name).opacity(\(alpha))")
  }

  /// Returns whether an object is an equal colour.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.name == name
  }

  /// A hash value, which is the same for equal colours.
  public override var hash: Int { name.hashValue }

  /// The name or the components of the colour.
  public override var description: String { name }
}
