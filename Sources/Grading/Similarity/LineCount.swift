/// A counter that determines the lines of increasing positions in a text.
struct LineCount: Hashable, Sendable {
  private let text: [UInt8]
  private var offset = 0
  /// The line of the last requested position, counted from 1.
  private(set) var current = 1

  /// Creates a counter at the first line of the text.
  init(of text: String) {
    self.text = Array(text.utf8)
  }

  /// Returns the line of a position, which must not precede the last requested one.
  ///
  /// - Parameter target: The position in the text's UTF-8, which must not precede the last requested one.
  /// - Returns: The line, counted from 1.
  /// - Complexity: Linear in the distance from the last position.
  mutating func line(at target: Int) -> Int {
    while offset < min(target, text.count) {
      if text[offset] == UInt8(ascii: "\n") { current += 1 }
      offset += 1
    }
    return current
  }
}
