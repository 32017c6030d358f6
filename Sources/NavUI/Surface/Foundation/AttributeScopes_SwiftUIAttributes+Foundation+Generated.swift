// Made by Scripts/generate from Scripts/surface/Foundation.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 15.0, *)
extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font

    /// The name of the attribute.
    public static let name = "SwiftUI.Font"
  }

  /// The text colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color

    /// The name of the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The background colour.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color

    /// The name of the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The strikethrough line.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle

    /// The name of the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The underline.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle

    /// The name of the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The kerning between letters.
  public enum KerningAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "SwiftUI.Kern"
  }

  /// The tracking between letters.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "SwiftUI.Tracking"
  }

  /// The distance from the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "SwiftUI.BaselineOffset"
  }
}
