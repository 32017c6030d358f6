/// The part of a source file that the compiled form of the module's other files can depend on.
///
/// The bodies of functions are left out, because the compiler does not look into those of a file that
/// it only reads. In doubt, text is kept: then more files are compiled than necessary, but none too
/// few.
struct SourceSurface: Hashable, Sendable {
  /// The tokens that count, with a space or the end of a line where the source has one or a comment.
  let text: String

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file's text.
  ///   - isWhole: Whether all of the text counts, because macros of others may read it.
  init(of source: String, isWhole: Bool = false) {
    let reading = SwiftTokenizer.reading(of: source)
    // Where a `/` may begin a regex or not, the tokens themselves are in doubt.
    guard !isWhole, !reading.hasBareRegex, reading.unread == nil else {
      text = source
      return
    }
    let tokens = reading.tokens
    let bytes = Array(source.utf8)
    let bodies = BodyOutline(tokens)
    guard !bodies.showBodies else {
      text = source
      return
    }
    var kept: [UInt8] = []
    var end = 0
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let gap = bytes[end..<token.range.lowerBound]
      if gap.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
        kept.append(UInt8(ascii: "\n"))
      } else if !gap.isEmpty {
        kept.append(UInt8(ascii: " "))
      }
      kept += bytes[token.range]
      end = token.range.upperBound
      index += 1
      if let close = bodies.ends[index - 1] {
        // The braces stay, so that a function with an empty body differs from one without.
        index = close
        end = tokens[close].range.lowerBound
      }
    }
    text = String(decoding: kept, as: UTF8.self)
  }
}
