extension Font {
  /// The purpose of text, which decides its font.
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

    /// Secondary captions.
    case caption2
  }
}
