/// The part of a source file that the compiled form of the module's other files can depend on.
///
/// The bodies of functions are left out, because the compiler does not look into those of a file that
/// it only reads. In doubt, text is kept: then more files are compiled than necessary, but none too
/// few.
struct SourceSurface: Hashable, Sendable {
  private let source: String
  /// The tokens, or nil if all of the text counts.
  private let tokens: SurfaceTokens?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file's text.
  ///   - isWhole: Whether all of the text counts, because macros of others may read it.
  init(of source: String, isWhole: Bool = false) {
    self.source = source
    tokens = isWhole ? nil : Self.tokens(of: source)
  }

  /// The tokens that count, with a space or the end of a line where the source has one or a comment.
  var text: String {
    tokens.map { $0.text(of: $0.tokens.indices) } ?? source
  }

  /// The declarations at the top of the file, or nil in doubt; then every file depends on all of the
  /// text.
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
