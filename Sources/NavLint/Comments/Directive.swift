import Findings
import SwiftSyntax

/// A comment that silences the linter, such as `// navlab:disable:next nested-stack`.
package struct Directive: Hashable, Sendable {
  /// The word after `navlab:`, with its position.
  package var word: Name
  /// The lines that the word affects, or nil if the word is unknown.
  package var reach: Reach?
  /// The ids of faults in the comment, with their positions.
  ///
  /// An empty list is an error.
  package var faults: [Name]
  /// The number of the comment's line, from 1.
  package var line: Int
  /// The offset of the comment in the file.
  package var start: Int
  package var end: Int

  /// The lines that a comment affects.
  package enum Reach: String, Hashable, Sendable, CaseIterable {
    /// The line after the comment.
    case next = "disable:next"
    /// The line of the comment.
    case this = "disable:this"
    /// The lines after the comment.
    case begin = "disable"
    /// The end of a `disable` range.
    case end = "enable"
  }

  /// A word of a comment, with its position.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var start: Int
  }
}

extension Directive {
  private static let sign = Array("navlab:".utf8)

  /// Returns whether the bytes of a file may contain a linter comment.
  ///
  /// Most files contain none.
  static func isIn(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= sign.count else { return false }
      for start in 0...(bytes.count - sign.count) where bytes[start] == sign[0] {
        if bytes[start..<start + sign.count].elementsEqual(sign) { return true }
      }
      return false
    }
  }

  /// Returns the linter comments in a file.
  static func all(in tree: SourceFileSyntax, lines: SourceLines) -> [Directive] {
    var directives: [Directive] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        if let found = Directive(piece, at: offset, lines: lines) { directives.append(found) }
        offset += piece.sourceLength.utf8Length
      }
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia {
        if let found = Directive(piece, at: offset, lines: lines) { directives.append(found) }
        offset += piece.sourceLength.utf8Length
      }
    }
    return directives
  }

  /// Creates a directive from a piece of trivia, or returns nil if the piece is not a linter comment.
  private init?(_ piece: TriviaPiece, at offset: Int, lines: SourceLines) {
    guard case .lineComment(let comment) = piece else { return nil }
    let bytes = Array(comment.utf8)
    var cursor = 2
    while cursor < bytes.count, bytes[cursor] == UInt8(ascii: " ") { cursor += 1 }
    guard bytes[cursor...].starts(with: Self.sign) else { return nil }
    cursor += Self.sign.count
    var words: [Name] = []
    var word = cursor
    for index in cursor...bytes.count {
      let isEnd =
        index == bytes.count || [UInt8(ascii: " "), UInt8(ascii: ",")].contains(bytes[index])
      guard isEnd else { continue }
      if index > word {
        let text = String(decoding: bytes[word..<index], as: UTF8.self)
        words.append(Name(text: text, start: offset + word))
      }
      word = index + 1
    }
    let first = words.first ?? Name(text: "", start: offset + cursor)
    self.init(
      word: first,
      reach: Reach(rawValue: first.text),
      faults: Array(
        words.dropFirst().prefix { !$0.text.hasPrefix("-") && !$0.text.hasPrefix("—") }
      ),
      line: lines.position(at: offset).line,
      start: offset,
      end: offset + bytes.count
    )
  }
}
