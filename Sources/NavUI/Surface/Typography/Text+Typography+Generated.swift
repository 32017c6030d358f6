// Made by Scripts/generate from Scripts/surface/Typography.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Text {
  /// Sets the font.
  public nonisolated func font(_ font: Font?) -> Text { self }

  /// Sets the weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Sets the width.
  @available(iOS 16.0, *)
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Sets the design.
  @available(iOS 16.1, *)
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Sets the colour.
  public nonisolated func foregroundColor(_ color: Color?) -> Text { self }

  /// Sets the style.
  @available(iOS 17.0, *)
  public nonisolated func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }

  /// Makes the text bold.
  public nonisolated func bold() -> Text { self }

  /// Makes the text bold.
  @available(iOS 16.0, *)
  public nonisolated func bold(_ isActive: Bool) -> Text { self }

  /// Makes the text italic.
  public nonisolated func italic() -> Text { self }

  /// Makes the text italic.
  @available(iOS 16.0, *)
  public nonisolated func italic(_ isActive: Bool) -> Text { self }

  /// Gives characters equal width.
  @available(iOS 16.4, *)
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Gives digits equal width.
  @available(iOS 15.0, *)
  public nonisolated func monospacedDigit() -> Text { self }

  /// Underlines the text.
  public nonisolated func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }

  /// Underlines the text.
  @available(iOS 16.0, *)
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { self }

  /// Strikes the text through.
  public nonisolated func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }

  /// Strikes the text through.
  @available(iOS 16.0, *)
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { self }

  /// Sets the space between characters.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }

  /// Sets the space between characters.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }

  /// Moves the text up or down.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Sets the size relative to the font.
  @available(iOS 17.0, *)
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

  /// Sets the height of lines.
  @available(iOS 26.0, *)
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> Text { self }

  /// Sets how high text is spoken.
  @available(iOS 15.0, *)
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Sets whether punctuation is spoken.
  @available(iOS 15.0, *)
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets whether announcements wait.
  @available(iOS 15.0, *)
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Sets whether letters are spoken.
  @available(iOS 15.0, *)
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Sets what kind of text it is.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { self }

  /// Makes the text a heading.
  @available(iOS 15.0, *)
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// Sets the language of the text.
  @available(iOS 18.0, *)
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> Text { self }
}
