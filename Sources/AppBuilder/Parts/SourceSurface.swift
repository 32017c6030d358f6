/// The part of a source file that can affect the compiled form of the module's other files.
///
/// The bodies of functions are left out, because the compiler does not look into those of a file that it only reads. In
/// doubt, text is kept: then more files are compiled than necessary, but none too few.
struct SourceSurface: Hashable, Sendable {
  private let source: String
  /// The tokens of the file, or nil if all of its text is significant.
  private let tokens: SurfaceTokens?

  /// Creates the surface of a file.
  ///
  /// - Parameters:
  ///   - source: The file's text.
  ///   - isWhole: Whether all of the text counts, because macros of others may read it.
  init(of source: String, isWhole: Bool = false) {
    self.source = source
    tokens = isWhole ? nil : Self.tokens(of: source)
  }

  /// The significant tokens as text, with a space or a line end where the source has blanks or a comment.
  var text: String {
    tokens.map { $0.text(of: $0.tokens.indices) } ?? source
  }

  /// The declarations at the top level of the file, or nil if they cannot be determined.
  var declarations: [SurfaceDeclaration]? {
    tokens.flatMap(SurfaceOutline.init)?.declarations
  }

  private static func tokens(of source: String) -> SurfaceTokens? {
    let reading = SwiftTokenizer.reading(of: source)
    // Where a `/` may begin a regex or not, the tokens themselves are in doubt.
    guard !reading.hasBareRegex, reading.unread == nil else { return nil }
    let bodies = BodyOutline(reading.tokens)
    guard !bodies.showBodies else { return nil }
    return SurfaceTokens(tokens: reading.tokens, bytes: Array(source.utf8), bodies: bodies)
  }
}
