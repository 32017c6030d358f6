/// UIKit's font, which only styles UIKit's bars; NavLab does not draw them.
public final class UIFont: NSObject, @unchecked Sendable {
  /// The size in points.
  public let pointSize: CGFloat

  init(pointSize: CGFloat) {
    self.pointSize = pointSize
  }

  /// Creates a font by its name; every name is accepted.
  ///
  /// - Parameters:
  ///   - fontName: The name.
  ///   - fontSize: The size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(pointSize: fontSize)
  }

  /// Returns the system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  /// Returns the system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  /// Returns the system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  /// Returns the font of a kind of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: 17)
  }

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1, the thinnest, to 1, the boldest.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Thin.
    public static let thin = Weight(rawValue: -0.6)

    /// Light.
    public static let light = Weight(rawValue: -0.4)

    /// Regular.
    public static let regular = Weight(rawValue: 0)

    /// Medium.
    public static let medium = Weight(rawValue: 0.23)

    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)

    /// Bold.
    public static let bold = Weight(rawValue: 0.4)

    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)

    /// Black.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A kind of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")

    /// Titles.
    public static let title1 = TextStyle(rawValue: "title1")

    /// Titles of the second rank.
    public static let title2 = TextStyle(rawValue: "title2")

    /// Titles of the third rank.
    public static let title3 = TextStyle(rawValue: "title3")

    /// Headlines.
    public static let headline = TextStyle(rawValue: "headline")

    /// Plain text.
    public static let body = TextStyle(rawValue: "body")

    /// Captions.
    public static let caption1 = TextStyle(rawValue: "caption1")

    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
  }
}

extension NSAttributedString.Key {
  /// The key of the font.
  public static let font = Self(rawValue: "NSFont")

  /// The key of the colour.
  public static let foregroundColor = Self(rawValue: "NSColor")
}
