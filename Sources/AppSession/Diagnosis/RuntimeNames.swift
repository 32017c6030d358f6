/// A filter that removes the addresses of types and objects from the runtime's messages.
enum RuntimeNames {
  /// Returns a message without addresses such as `(unknown context at $55d4).`, ` (0x7f57)` and `object 0x563`.
  static func removed(from message: String) -> String {
    let shorter = removing(from: message, opening: "(unknown context at $", closing: ").")
    return removing(from: shorter, opening: " (0x", closing: ")")
      .replacing(/\bobject 0x[0-9a-f]+ was already/, with: "the object was already")
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
