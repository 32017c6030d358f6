/// A filter for unpaired surrogates, which some editors send although they are not valid text.
enum LoneSurrogates {
  /// Returns JSON text with replacement characters instead of escaped unpaired surrogates.
  ///
  /// The replacement has the same length in UTF-16, so positions stay correct.
  ///
  /// - Parameter body: The text.
  /// - Returns: The text without unpaired surrogates.
  static func replaced(in body: [UInt8]) -> [UInt8] {
    var body = body
    var index = 0
    while index + 5 < body.count {
      guard body[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = unit(in: body, at: index) else {
        index += 2
        continue
      }
      if (0xD800..<0xDC00).contains(unit), let next = self.unit(in: body, at: index + 6),
        (0xDC00..<0xE000).contains(next)
      {
        index += 12
        continue
      }
      if (0xD800..<0xE000).contains(unit) {
        body.replaceSubrange(index + 2..<index + 6, with: Array("fffd".utf8))
      }
      index += 6
    }
    return body
  }

  /// Returns the UTF-16 unit of the escape at an index, such as `\ud83d`, or nil if there is none.
  private static func unit(in body: [UInt8], at index: Int) -> UInt16? {
    guard index + 5 < body.count, body[index] == UInt8(ascii: "\\"),
      body[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: body[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
