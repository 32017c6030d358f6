package import Foundation

extension AdjustmentTable {
  /// Creates a table from the content of a file, which must be text in UTF-8.
  ///
  /// - Parameters:
  ///   - content: The bytes of the file.
  ///   - file: The path of the file.
  ///   - timeZone: The time zone of moments that do not name one.
  /// - Throws: `Fault` for text in another encoding, or for the first fault in the table.
  package init(_ content: Data, file: String, timeZone: TimeZone) throws(Fault) {
    // Text in UTF-16 begins with one of these marks, or contains zero bytes.
    let isWide = [[0xFF, 0xFE], [0xFE, 0xFF]].contains { content.starts(with: $0) }
    guard !isWide, !content.contains(0), let text = String(bytes: content, encoding: .utf8) else {
      let line = isWide ? 1 : Self.firstLineOutsideUTF8(of: content)
      throw Fault(
        file: file,
        line: line,
        reason:
          "the table is not text in UTF-8; in your spreadsheet program, save it again in the format 'CSV UTF-8'"
      )
    }
    try self.init(text, file: file, timeZone: timeZone)
  }

  /// Returns the number of the first line that is not text in UTF-8, or 1 if there is none.
  private static func firstLineOutsideUTF8(of content: Data) -> Int {
    let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { line in
      line.contains(0) || String(bytes: line, encoding: .utf8) == nil
    }
    return (index ?? 0) + 1
  }
}
