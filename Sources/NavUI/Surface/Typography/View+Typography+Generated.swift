// Made by Scripts/generate from Scripts/surface/Typography.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Sets the font of text.
  public nonisolated func font(_ font: Font?) -> some View { self }

  /// Sets the weight of text.
  @available(iOS 16.0, *)
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Sets the width of text.
  @available(iOS 16.0, *)
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets the design of text.
  @available(iOS 16.1, *)
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Makes text bold.
  @available(iOS 16.0, *)
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }

  /// Makes text italic.
  @available(iOS 16.0, *)
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }

  /// Underlines text.
  @available(iOS 16.0, *)
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View { self }

  /// Strikes text through.
  @available(iOS 16.0, *)
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View { self }

  /// Gives characters equal width.
  @available(iOS 16.0, *)
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Gives digits equal width.
  @available(iOS 15.0, *)
  public nonisolated func monospacedDigit() -> some View { self }

  /// Sets the space between characters.
  @available(iOS 16.0, *)
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets the space between characters.
  @available(iOS 16.0, *)
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }

  /// Moves text up or down.
  @available(iOS 16.0, *)
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Sets the case of letters.
  @available(iOS 14.0, *)
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Sets the size of text relative to its font.
  @available(iOS 17.0, *)
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Limits the number of lines.
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }

  /// Limits the number of lines.
  @available(iOS 16.0, *)
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Limits the number of lines.
  @available(iOS 16.0, *)
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

  /// Limits the number of lines.
  @available(iOS 16.0, *)
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// Limits the number of lines.
  @available(iOS 16.0, *)
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// Sets the space between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Sets how lines are aligned.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Sets what the alignment of lines follows.
  @available(iOS 26.0, *)
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    self
  }

  /// Sets what the direction of writing follows.
  @available(iOS 26.0, *)
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    self
  }

  /// Lets text become smaller.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Sets where text is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Lets characters move together.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets whether text can be selected.
  @available(iOS 15.0, *)
  public nonisolated func textSelection<S>(_ selectability: S) -> some View
  where S: TextSelectability { self }

  /// Sets the language that text is laid out for.
  @available(iOS 17.0, *)
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Sets where a selection sticks.
  @available(iOS 18.0, *)
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }

  /// Sets how high text is spoken.
  @available(iOS 15.0, *)
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether punctuation is spoken.
  @available(iOS 15.0, *)
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Sets whether announcements wait.
  @available(iOS 15.0, *)
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets whether letters are spoken.
  @available(iOS 15.0, *)
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Sets the height of lines.
  @available(iOS 26.0, *)
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    self
  }
}
