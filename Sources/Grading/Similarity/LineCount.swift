/// A counter that finds the line numbers of successive positions in a text.
struct LineCount: Hashable, Sendable {
  private let text: [UInt8]
  private var offset = 0
  /// The line number of the last requested position, counted from 1.
  private(set) var current = 1

  /// Creates a counter that starts at the first line of a text.
  init(of text: String) {
    self.text = Array(text.utf8)
  }

  /// Advances to a position, which must not precede the last requested position, and returns the line number.
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
