/// A filter that removes the addresses of types from the runtime's messages.
enum RuntimeNames {
  /// Returns a message without addresses of types, such as `(unknown context at $55d4).` and ` (0x7f57)`.
  static func removed(from message: String) -> String {
    let shorter = removing(from: message, opening: "(unknown context at $", closing: ").")
    return removing(from: shorter, opening: " (0x", closing: ")")
  }

  /// Returns text without the parts that consist of the opening string, hexadecimal digits and the closing string.
  private static func removing(from text: String, opening: String, closing: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix(opening) {
        let tail = rest.dropFirst(opening.count).drop { $0.isHexDigit }
        if tail.hasPrefix(closing) {
          rest = tail.dropFirst(closing.count)
          continue
        }
      }
      result.append(first)
      rest.removeFirst()
    }
    return result
  }
}
