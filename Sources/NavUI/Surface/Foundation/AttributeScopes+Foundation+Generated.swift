// Made by Scripts/generate from Scripts/surface/Foundation.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 15.0, *)
extension AttributeScopes {
  /// SwiftUI's attributes for parts of a text.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// SwiftUI's attributes for parts of a text.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute

    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute

    /// The background colour.
    public let backgroundColor: BackgroundColorAttribute

    /// The strikethrough line.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The underline.
    public let underlineStyle: UnderlineStyleAttribute

    /// The kerning between letters.
    public let kern: KerningAttribute

    /// The tracking between letters.
    public let tracking: TrackingAttribute

    /// The distance from the baseline.
    public let baselineOffset: BaselineOffsetAttribute

    /// Foundation's attributes for parts of a text.
    public let foundation: FoundationAttributes
  }
}

@available(iOS 15.0, *)
extension AttributeScopes {
  /// UIKit's attributes for parts of a text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes for parts of a text.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute

    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute

    /// The background colour.
    public let backgroundColor: BackgroundColorAttribute

    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute

    /// The colour of the strikethrough line.
    public let strikethroughColor: StrikethroughColorAttribute

    /// The colour of the outline.
    public let strokeColor: StrokeColorAttribute

    /// The width of the outline.
    public let strokeWidth: StrokeWidthAttribute

    /// The kerning between letters.
    public let kern: KernAttribute

    /// The form of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute

    /// Foundation's attributes for parts of a text.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}
