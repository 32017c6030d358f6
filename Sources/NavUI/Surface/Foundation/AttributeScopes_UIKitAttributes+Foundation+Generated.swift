// Made by Scripts/generate from Scripts/surface/Foundation.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 15.0, *)
extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = UIFont

    /// The name of the attribute.
    public static let name = "NSFont"
  }

  /// The text colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor

    /// The name of the attribute.
    public static let name = "NSColor"
  }

  /// The background colour.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor

    /// The name of the attribute.
    public static let name = "NSBackgroundColor"
  }

  /// The colour of the underline.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor

    /// The name of the attribute.
    public static let name = "NSUnderlineColor"
  }

  /// The colour of the strikethrough line.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor

    /// The name of the attribute.
    public static let name = "NSStrikethroughColor"
  }

  /// The colour of the outline.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor

    /// The name of the attribute.
    public static let name = "NSStrokeColor"
  }

  /// The width of the outline.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "NSStrokeWidth"
  }

  /// The kerning between letters.
  public enum KernAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "NSKern"
  }

  /// The form of the paragraph.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// A form.
    public typealias Value = NSParagraphStyle

    /// The name of the attribute.
    public static let name = "NSParagraphStyle"
  }
}
