/// The ends of the brackets in a sequence of tokens, computed once.
///
/// Searching for each end separately would read the same tokens repeatedly, which hostile text could make arbitrarily
/// slow.
package struct TokenGroups {
  /// The indices after the matching closing brackets, one for each token, with 0 for tokens other than opening
  /// brackets.
  private var ends: [Int]
  /// The number of visited tokens.
  private(set) var steps = 0

  /// Creates a table of the ends of the brackets in a sequence of tokens.
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

  /// Returns the index after the group at an index, or the next index if no group starts there.
  ///
  /// - Parameter start: The index of the token.
  /// - Returns: The index.
  package func end(ofGroupAt start: Int) -> Int {
    ends[start] == 0 ? start + 1 : ends[start]
  }
}
