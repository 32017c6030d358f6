/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private let height: Height

  private enum Height: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case points(CGFloat)
  }

  /// About half of the screen.
  public static let medium = PresentationDetent(height: .medium)

  /// All of the screen.
  public static let large = PresentationDetent(height: .large)

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }
}
