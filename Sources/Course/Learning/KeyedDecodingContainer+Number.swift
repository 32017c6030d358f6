extension KeyedDecodingContainer {
  /// Returns a number that is not negative, or 0 if the key is missing.
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
