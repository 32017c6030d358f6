extension KeyedDecodingContainer {
  /// Reads a number that is not negative; a missing one is 0.
  ///
  /// - Parameters:
  ///   - key: The key of the number.
  ///   - highest: The maximum.
  /// - Returns: The number.
  /// - Throws: `DecodingError` if the value is not a number or is out of range.
  func number(_ key: Key, atMost highest: Int) throws -> Int {
    let number = try decodeIfPresent(Int.self, forKey: key) ?? 0
    guard (0...highest).contains(number) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(number)")
    }
    return number
  }
}
