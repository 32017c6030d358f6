/// A font, of which the lab stores only a description.
public struct Font: Hashable, Sendable {
  private let description: String

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

  /// The system's typeface in a text style.
  public static func system(
    _ style: Font.TextStyle,
    design: Font.Design? = nil,
    weight: Font.Weight? = nil
  ) -> Font {
    Font(description: "\(style)")
  }

  /// The system's typeface in a size.
  public static func system(
    size: CGFloat,
    weight: Font.Weight? = nil,
    design: Font.Design? = nil
  ) -> Font {
    Font(description: "system \(size)")
  }

  /// A typeface in a size that scales with the user's text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(description: "\(name) \(size)")
  }

  /// A typeface in a size that scales with a text style.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: Font.TextStyle
  ) -> Font {
    Font(description: "\(name) \(size)")
  }

  /// A typeface in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(description: "\(name) \(fixedSize)")
  }

  /// The font in bold.
  public func bold() -> Font { with("bold") }

  /// The font in italics.
  public func italic() -> Font { with("italic") }

  /// The font in a weight.
  public func weight(_ weight: Font.Weight) -> Font { with("weight") }

  /// The font in a width.
  public func width(_ width: Font.Width) -> Font { with("width") }

  /// The font with monospaced characters.
  public func monospaced() -> Font { with("monospaced") }

  /// The font with monospaced digits.
  public func monospacedDigit() -> Font { with("monospacedDigit") }

  /// The font in small capitals.
  public func smallCaps() -> Font { with("smallCaps") }

  /// The font with lower-case letters as small capitals.
  public func lowercaseSmallCaps() -> Font { with("lowercaseSmallCaps") }

  /// The font with upper-case letters as small capitals.
  public func uppercaseSmallCaps() -> Font { with("uppercaseSmallCaps") }

  /// The font with another distance between lines.
  public func leading(_ leading: Font.Leading) -> Font { with("leading") }

  /// The font in another size.
  ///
  /// - Parameter factor: How many times as large.
  /// - Returns: The font.
  @available(iOS 26.0, *)
  public func scaled(by factor: CGFloat) -> Font { with("scaled \(factor)") }

  private func with(_ change: String) -> Font {
    Font(description: "\(description) \(change)")
  }
}
