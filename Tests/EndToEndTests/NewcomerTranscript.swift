import Foundation
import Testing

/// A newcomer's input and its answers, as they are kept in `Tests/Transcripts/Newcomer`.
enum NewcomerTranscript {
  /// Compares what was seen with what is written down; where it differs, it is written beside the products.
  ///
  /// - Parameters:
  ///   - text: What was seen.
  ///   - name: The name of the transcript.
  /// - Throws: An error when the draft cannot be written.
  static func compare(_ text: String, with name: String) throws {
    let file = URL(filePath: Products.root).appending(
      path: "Tests/Transcripts/Newcomer/\(name).txt"
    )
    let known = try? String(contentsOf: file, encoding: .utf8)
    guard known != text else { return }
    let draft = URL(filePath: Products.root).appending(path: ".build/Newcomer-\(name).txt")
    try text.write(to: draft, atomically: true, encoding: .utf8)
    Issue.record(
      """
      A newcomer is shown something else than Tests/Transcripts/Newcomer/\(name).txt says. What is shown is in \
      .build/Newcomer-\(name).txt: look at the difference, and copy it when it is meant.
      """
    )
  }
}
