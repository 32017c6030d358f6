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
