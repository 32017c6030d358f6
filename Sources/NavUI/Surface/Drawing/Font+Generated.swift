// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Font {
  /// A variant of the system's typeface.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`

    /// With serifs.
    case serif

    /// Rounded.
    case rounded

    /// Monospaced.
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The default distance between lines.
    case standard

    /// A smaller distance.
    case tight

    /// A larger distance.
    case loose
  }

  /// The purpose of a text, which decides its font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Large titles.
    case largeTitle

    /// Titles.
    case title

    /// Second titles.
    case title2

    /// Third titles.
    case title3

    /// Headings.
    case headline

    /// Subheadings.
    case subheadline

    /// Running text.
    case body

    /// Callouts.
    case callout

    /// Footnotes.
    case footnote

    /// Captions.
    case caption

    /// Second captions.
    case caption2
  }

  /// The weight of the strokes.
  public struct Weight: Hashable, Sendable {
    private let name: String

    /// The weight "ultra light".
    public static let ultraLight = Weight(name: "ultraLight")

    /// The weight "thin".
    public static let thin = Weight(name: "thin")

    /// The weight "light".
    public static let light = Weight(name: "light")

    /// The weight "regular".
    public static let regular = Weight(name: "regular")

    /// The weight "medium".
    public static let medium = Weight(name: "medium")

    /// The weight "semibold".
    public static let semibold = Weight(name: "semibold")

    /// The weight "bold".
    public static let bold = Weight(name: "bold")

    /// The weight "heavy".
    public static let heavy = Weight(name: "heavy")

    /// The weight "black".
    public static let black = Weight(name: "black")
  }

  /// The width of the characters.
  public struct Width: Hashable, Sendable {
    /// The width as a number; 0 is the standard width.
    public var value: CGFloat

    /// Creates a width from a number.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Very narrow.
    public static let compressed = Width(-0.3)

    /// Narrow.
    public static let condensed = Width(-0.2)

    /// The standard width.
    public static let standard = Width(0)

    /// Wide.
    public static let expanded = Width(0.2)
  }
}

/// A font, of which NavLab stores only the description.
public struct Font: Hashable, Sendable {
  private let description: String

  /// The font of text without a font of its own.
  @available(iOS 26.0, *)
  public static let `default` = Font(description: "default")

  /// Large titles.
  public static let largeTitle = Font(description: "largeTitle")

  /// Titles.
  public static let title = Font(description: "title")

  /// Second titles.
  public static let title2 = Font(description: "title2")

  /// Third titles.
  public static let title3 = Font(description: "title3")

  /// Headings.
  public static let headline = Font(description: "headline")

  /// Subheadings.
  public static let subheadline = Font(description: "subheadline")

  /// Running text.
  public static let body = Font(description: "body")

  /// Callouts.
  public static let callout = Font(description: "callout")

  /// Footnotes.
  public static let footnote = Font(description: "footnote")

  /// Captions.
  public static let caption = Font(description: "caption")

  /// Second captions.
  public static let caption2 = Font(description: "caption2")

  /// Returns the system's typeface in a text style.
  public static func system(
    _ style: Font.TextStyle,
    design: Font.Design? = nil,
    weight: Font.Weight? = nil
  ) -> Font { Font(description: "\(style)") }

  /// Returns the system's typeface in a size.
  public static func system(
    size: CGFloat,
    weight: Font.Weight? = nil,
    design: Font.Design? = nil
  ) -> Font { Font(description: "system \(size)") }

  /// Returns a typeface in a size that scales with the user's text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(description: "\(name) \(size)")
  }

  /// Returns a typeface in a size that scales with a text style.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: Font.TextStyle
  ) -> Font { Font(description: "\(name) \(size)") }

  /// Returns a typeface in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(description: "\(name) \(fixedSize)")
  }

  /// Returns the font in bold.
  public func bold() -> Font { with("bold") }

  /// Returns the font in italics.
  public func italic() -> Font { with("italic") }

  /// Returns the font in a weight.
  public func weight(_ weight: Font.Weight) -> Font { with("weight") }

  /// Returns the font in a width.
  public func width(_ width: Font.Width) -> Font { with("width") }

  /// Returns the font with monospaced characters.
  public func monospaced() -> Font { with("monospaced") }

  /// Returns the font with monospaced digits.
  public func monospacedDigit() -> Font { with("monospacedDigit") }

  /// Returns the font in small capitals.
  public func smallCaps() -> Font { with("smallCaps") }

  /// Returns the font with lower-case letters as small capitals.
  public func lowercaseSmallCaps() -> Font { with("lowercaseSmallCaps") }

  /// Returns the font with upper-case letters as small capitals.
  public func uppercaseSmallCaps() -> Font { with("uppercaseSmallCaps") }

  /// Returns the font with another distance between lines.
  public func leading(_ leading: Font.Leading) -> Font { with("leading") }

  /// Returns the font in another size.
  ///
  /// - Parameter factor: The factor.
  /// - Returns: The font.
  @available(iOS 26.0, *)
  public func scaled(by factor: CGFloat) -> Font { with("scaled \(factor)") }

  private func with(_ change: String) -> Font { Font(description: "\(description) \(change)") }
}

extension Font {
  /// Creates a font from one of UIKit.
  ///
  /// - Parameter font: The font of UIKit.
  public init(_ font: UIFont) { self = .system(size: font.pointSize) }
}
