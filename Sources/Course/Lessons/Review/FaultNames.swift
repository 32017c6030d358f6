import FaultCatalogue

/// A search for misspelt ids of the fault catalogue.
enum FaultNames {
  /// Returns the entry whose id is similar to a text.
  ///
  /// - Parameter text: What stands in a fixed-width font.
  /// - Returns: The id, or nil when the text is an id or like none.
  static func meant(by text: String) -> String? {
    guard text.wholeMatch(of: /[a-z]+(?:-[a-z]+)+/) != nil, Fault.named(text) == nil else {
      return nil
    }
    return Fault.all.map(\.id).first { distance(text, $0) <= mostSlips }
  }

  private static let mostSlips = 2

  /// Returns the number of letters that must be inserted, removed or changed to turn one word into
  /// another.
  private static func distance(_ word: String, _ other: String) -> Int {
    let letters = Array(other)
    guard abs(word.count - letters.count) <= mostSlips else { return .max }
    var row = Array(0...letters.count)
    for (index, letter) in word.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for column in letters.indices {
        let changed = corner + (letters[column] == letter ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(changed, corner + 1, row[column] + 1)
      }
    }
    return row[letters.count]
  }
}
