/// The tokens of a file, from which the bodies of functions can be omitted.
struct SurfaceTokens: Hashable, Sendable {
  /// The tokens of the file.
  let tokens: [SwiftToken]
  /// The text of the tokens, as UTF-8.
  let bytes: [UInt8]
  /// The bodies among the tokens.
  let bodies: BodyOutline

  /// Returns the text of tokens outside bodies, with a space or line end where the source has blanks or a comment.
  ///
  /// - Parameter range: The indices of the tokens.
  /// - Returns: The text.
  func text(of range: Range<Int>) -> String {
    var kept: [UInt8] = []
    var index = range.lowerBound
    var end = index < range.upperBound ? tokens[index].range.lowerBound : 0
    while index < range.upperBound {
      let token = tokens[index]
      if end < token.range.lowerBound {
        let gap = bytes[end..<token.range.lowerBound]
        let isLineEnd = gap.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        kept.append(UInt8(ascii: isLineEnd ? "\n" : " "))
      }
      kept += bytes[token.range]
      end = token.range.upperBound
      if let close = bodies.ends[index] {
        // The braces stay, so that a function with an empty body differs from one without.
        index = close
        end = tokens[close].range.lowerBound
      } else {
        index += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Returns a summary of the declarations in a range of tokens, excluding those in bodies.
  ///
  /// - Parameter range: The indices of the tokens.
  /// - Returns: The names.
  func contents(of range: Range<Int>) -> SurfaceContents {
    var contents = SurfaceContents()
    var index = range.lowerBound
    while index < range.upperBound - 1 {
      if !tokens[index].isEscaped {
        let name = tokens[index + 1].word
        switch tokens[index].word {
        case "func": contents.hasOperator = contents.hasOperator || !MentionedWords.canFind(name)
        case "struct", "class", "enum", "actor", "protocol": contents.types.insert(name)
        case "typealias", "associatedtype": contents.aliases.insert(name)
        default: break
        }
      }
      index = bodies.ends[index] ?? index + 1
    }
    return contents
  }
}
