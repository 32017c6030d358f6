import Foundation

/// A namespace for decoding text files, which is strict about UTF-8 and lenient about line ends.
enum SourceText {
  /// Returns the text that the bytes of a file represent.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - file: The file name in messages.
  /// - Returns: The text, with line ends as `\n` and without a byte order mark.
  /// - Throws: A problem with the place of the first byte that is not UTF-8.
  static func decode(_ data: Data, file: String) throws(ContentError) -> String {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ContentError(
        file: file,
        position: firstInvalidPosition(in: data),
        message: "this is not UTF-8 text; save the file as UTF-8"
      )
    }
    let body = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    // Most files have no such line ends, and a search for one byte is much faster.
    return body.utf8.contains(UInt8(ascii: "\r")) ? body.replacing("\r\n", with: "\n") : body
  }

  private static func firstInvalidPosition(in data: Data) -> ContentProblem.Position {
    var position = ContentProblem.Position(line: 1)
    var decoder = UTF8()
    var bytes = data.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      if scalar == "\n" {
        position = ContentProblem.Position(line: position.line + 1)
      } else {
        position.column += 1
      }
    }
    return position
  }
}
