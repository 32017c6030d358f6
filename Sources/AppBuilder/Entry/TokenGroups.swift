/// The ends of the brackets of a text, found once for all of them.
///
/// Whoever asks for one end after the other would otherwise read the same tokens again and again, which hostile text
/// can make as slow as it likes.
struct TokenGroups {
  /// The index behind the bracket that closes each one that opens; 0 for all other tokens.
  private var ends: [Int]
  /// The number of tokens that were looked at.
  private(set) var steps = 0

  /// Finds the ends.
  ///
  /// - Parameter tokens: The tokens of a text, or of a part of it.
  init(_ tokens: some RandomAccessCollection<SwiftToken>) {
    ends = Array(repeating: 0, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      steps += 1
      switch token.kind {
      case .symbol("{"), .symbol("("), .symbol("["): open.append(index)
      case .symbol("}"), .symbol(")"), .symbol("]"):
        if let start = open.popLast() { ends[start] = index + 1 }
      default: break
      }
    }
    for start in open { ends[start] = ends.count }
  }

  /// The index behind the bracket that closes the one at an index, or the end when none does; behind a token that opens
  /// nothing, the next one.
  ///
  /// - Parameter start: The index of the token.
  /// - Returns: The index.
  func end(ofGroupAt start: Int) -> Int {
    ends[start] == 0 ? start + 1 : ends[start]
  }
}
