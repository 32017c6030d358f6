import Foundation
import Testing

/// A part of `Docs/Linting.md` that the tests of the corpus write, between two comments.
struct CorpusSection {
  /// The name in the comments.
  let name: String

  private static let document = URL(filePath: #filePath)
    .appending(path: "../../../../Docs/Linting.md").standardized

  /// Writes the part where `NAVLAB_RECORD` says so, and compares it with what the document says otherwise.
  ///
  /// - Parameters:
  ///   - written: What the part should say, with a line break at its end.
  ///   - comment: A further message when it does not.
  /// - Throws: An error when the document cannot be read or has no such part.
  func hold(_ written: String, _ comment: Comment) throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- \(name) -->\n"))
    let end = try #require(text.range(of: "<!-- end of \(name) -->"))
    if ProcessInfo.processInfo.environment["NAVLAB_RECORD"] == "corpus" {
      try (text[..<start.upperBound] + written + text[end.lowerBound...])
        .write(to: Self.document, atomically: true, encoding: .utf8)
      return
    }
    #expect(String(text[start.upperBound..<end.lowerBound]) == written, comment)
  }
}
