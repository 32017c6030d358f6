/// The ends of brackets among tokens, computed once.
///
/// Searching for each end separately would read the same tokens repeatedly, which hostile text
/// could make arbitrarily slow.
package struct TokenGroups {
  /// The index after the bracket that closes each opening one; 0 for all other tokens.
  private var ends: [Int]
  /// The number of visited tokens.
  private(set) var steps = 0

  /// Finds the ends of the brackets among some tokens.
  ///
  /// - Parameter tokens: The tokens of a text, or of a part of it.
  package init(_ tokens: some RandomAccessCollection<SwiftToken>) {
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

  /// Returns the index after the bracket that closes the one at an index, or the end if there is
  /// none; after other tokens, the next index.
  ///
  /// - Parameter start: The index of the token.
  /// - Returns: The index.
  package func end(ofGroupAt start: Int) -> Int {
    ends[start] == 0 ? start + 1 : ends[start]
  }
}
