// Made by Scripts/generate from Scripts/surface/Foundation.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 15.0, *)
extension AttributedString {
  /// The options for parsing Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The supported parts of Markdown.
    public enum InterpretedSyntax: Sendable {
      /// All.
      case full

      /// Inline syntax only.
      case inlineOnly

      /// Inline syntax only, with preserved white space.
      case inlineOnlyPreservingWhitespace
    }

    /// The treatment of text that cannot be parsed.
    public enum FailurePolicy: Sendable {
      /// It throws an error.
      case throwError

      /// As much as possible is parsed.
      case returnPartiallyParsedIfPossible
    }

    /// Whether an app's own attributes are parsed.
    public var allowsExtendedAttributes: Bool

    /// The supported parts of Markdown.
    public var interpretedSyntax: InterpretedSyntax

    /// The treatment of text that cannot be parsed.
    public var failurePolicy: FailurePolicy

    /// Creates a text from Markdown, of which NavLab keeps only the words.
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

  /// Creates a localizable text.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - options: How it is read.
  ///   - baseURL: The URL to which links are relative.
  /// - Throws: Never, since every text is Markdown.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { self.init(LocalizedStringKey(markdown).resolved) }

  /// Creates a text that an app may translate.
  ///
  /// - Parameters:
  ///   - key: The text.
  ///   - table: The table of translations.
  ///   - bundle: The bundle of translations.
  ///   - locale: The locale of written values.
  ///   - comment: A note for translators.
  public init(
    localized key: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self.init(key.resolved) }

  /// Creates a text from a resource.
  ///
  /// - Parameter resource: The resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.localizedKey.resolved)
  }
}
