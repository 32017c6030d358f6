@available(iOS 15.0, *)
extension AttributeScopes {
  /// SwiftUI's attributes of parts of a text.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// SwiftUI's attributes of parts of a text.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute

    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute

    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute

    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The line under letters.
    public let underlineStyle: UnderlineStyleAttribute

    /// The space between letters.
    public let kern: KerningAttribute

    /// The space between letters, with ligatures.
    public let tracking: TrackingAttribute

    /// The distance by which letters are moved up.
    public let baselineOffset: BaselineOffsetAttribute

    /// Foundation's attributes of parts of a text.
    public let foundation: FoundationAttributes
  }
}

@available(iOS 15.0, *)
extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The name of the attribute.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The line through letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The line under letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The space between letters.
  public enum KerningAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Kern"
  }

  /// The space between letters, with ligatures.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Tracking"
  }

  /// The distance by which letters are moved up.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

@available(iOS 15.0, *)
extension AttributeDynamicLookup {
  /// An attribute by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
