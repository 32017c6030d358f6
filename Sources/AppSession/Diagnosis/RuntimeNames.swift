/// Removes what the runtime prints about types for which it knows only an address.
enum RuntimeNames {
  /// Returns a message without `(unknown context at $55d4).` and without addresses of types, such
  /// as ` (0x7f57)`.
  static func removed(from message: String) -> String {
    let shorter = removing(from: message, opening: "(unknown context at $", closing: ").")
    return removing(from: shorter, opening: " (0x", closing: ")")
  }

  /// Removes each opening that is followed by hexadecimal digits and the closing.
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
