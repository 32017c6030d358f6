/// A namespace for counting the typing errors that distinguish two words.
package enum TypingErrors {
  /// Returns the number of typing errors between two words: changed, added, omitted or transposed letters.
  ///
  /// - Parameters:
  ///   - left: The letters of a word.
  ///   - right: The letters of another word.
  /// - Returns: The smallest number of errors that turn one word into the other.
  package static func count(between left: [Character], and right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          last[column] + 1,
          current[column - 1] + 1,
          last[column - 1] + (isSame ? 0 : 1)
        )
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
