/// The line numbers of some text, counted for increasing places.
struct LineCount: Hashable, Sendable {
  private let text: [UInt8]
  private var offset = 0
  /// The line of the last requested place, counted from 1.
  private(set) var current = 1

  /// Creates a count at the first line of the text.
  init(of text: String) {
    self.text = Array(text.utf8)
  }

  /// Returns the line of a place.
  ///
  /// - Parameter target: The place in the text's UTF-8, which must not precede the last requested
  ///   one.
  /// - Returns: The line, counted from 1.
  /// - Complexity: Linear in the distance from the last place.
  mutating func line(at target: Int) -> Int {
    while offset < min(target, text.count) {
      if text[offset] == UInt8(ascii: "\n") { current += 1 }
      offset += 1
    }
    return current
  }
}
