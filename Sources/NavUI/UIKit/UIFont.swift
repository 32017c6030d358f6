/// A UIKit font, which styles only UIKit's bars and has no effect in NavLab.
public final class UIFont: NSObject, @unchecked Sendable {
  /// The size of the font, in points.
  public let pointSize: CGFloat

  /// Creates a font of the usual size.
  public override init() {
    pointSize = 17
  }

  init(pointSize: CGFloat) {
    self.pointSize = pointSize
  }

  /// Creates a font with a name, or returns nil if the name is empty.
  ///
  /// - Parameters:
  ///   - fontName: The name.
  ///   - fontSize: The size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(pointSize: fontSize)
  }

  /// Returns the system font in a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  /// Returns the system font in a size and weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  /// Returns the bold system font in a size.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  /// Returns the font for a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: 17)
  }

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number, from -1 for the thinnest to 1 for the boldest.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thin weight.
    public static let thin = Weight(rawValue: -0.6)

    /// The light weight.
    public static let light = Weight(rawValue: -0.4)

    /// The regular weight.
    public static let regular = Weight(rawValue: 0)

    /// The medium weight.
    public static let medium = Weight(rawValue: 0.23)

    /// The semibold weight.
    public static let semibold = Weight(rawValue: 0.3)

    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)

    /// The heavy weight.
    public static let heavy = Weight(rawValue: 0.56)

    /// The black weight, which is the boldest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A style for a kind of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")

    /// The style of titles at the first level.
    public static let title1 = TextStyle(rawValue: "title1")

    /// The style of titles at the second level.
    public static let title2 = TextStyle(rawValue: "title2")

    /// The style of titles at the third level.
    public static let title3 = TextStyle(rawValue: "title3")

    /// The style of headlines.
    public static let headline = TextStyle(rawValue: "headline")

    /// The style of body text.
    public static let body = TextStyle(rawValue: "body")

    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "caption1")

    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
  }
}

extension NSAttributedString.Key {
  /// The attribute for the font.
  public static let font = Self(rawValue: "NSFont")

  /// The attribute for the colour of the text.
  public static let foregroundColor = Self(rawValue: "NSColor")
}
