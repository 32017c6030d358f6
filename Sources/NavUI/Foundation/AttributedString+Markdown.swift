@available(iOS 15.0, *)
extension AttributedString {
  /// The way in which Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of Markdown that are understood.
    public enum InterpretedSyntax: Sendable {
      /// All.
      case full

      /// The parts that stand in a line.
      case inlineOnly

      /// The parts that stand in a line, with spaces as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// The treatment of text that can't be read.
    public enum FailurePolicy: Sendable {
      /// It is an error.
      case throwError

      /// As much as possible is read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes of an app's own are read.
    public var allowsExtendedAttributes: Bool

    /// The parts of Markdown that are understood.
    public var interpretedSyntax: InterpretedSyntax

    /// The treatment of text that can't be read.
    public var failurePolicy: FailurePolicy

    /// Creates the options.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
    }
  }

  /// Creates a text from Markdown, of which the lab keeps the words.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - options: How it is read.
  ///   - baseURL: What links are relative to.
  /// - Throws: Never, since every text is Markdown.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(LocalizedStringKey(markdown).resolved)
  }

  /// Creates a text that an app may translate.
  ///
  /// - Parameters:
  ///   - key: The text.
  ///   - table: The table of translations.
  ///   - bundle: The bundle of translations.
  ///   - locale: How values are written.
  ///   - comment: A note for translators.
  public init(
    localized key: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key.resolved)
  }
}
