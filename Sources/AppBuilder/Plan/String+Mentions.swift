extension String {
  /// Returns whether an ASCII word occurs in the string.
  ///
  /// `contains` compares characters, which takes milliseconds for a few files; this check runs at every start.
  ///
  /// - Parameter word: The word, which has at least one letter.
  /// - Returns: Whether its bytes occur.
  func mentions(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      guard let first = letters.first else { return true }
      var rest = bytes[...]
      while let place = rest.firstIndex(of: first) {
        rest = rest[place...]
        if rest.starts(with: letters) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}
