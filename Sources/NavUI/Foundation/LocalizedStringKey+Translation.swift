extension LocalizedStringKey {
  /// Returns a key's translation with the inserted values and their UTF-8 ranges, or nil if there is no translation.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - values: The values as shown, in the order of the key.
  ///   - table: The name of the table, or nil for the default.
  /// - Returns: The text and the ranges.
  static func translation(
    of key: String,
    values: [String],
    table: String? = nil
  ) -> (text: String, places: [Range<Int>])? {
    let number = values.lazy.compactMap { Double($0.filter { $0 != "," }) }.first
    guard let format = Translations.shared.text(for: key, table: table, number: number) else {
      return nil
    }
    var text = ""
    var places: [Range<Int>] = []
    var next = 0
    var rest = Substring(format)
    while let match = rest.firstMatch(
      of: /%(?:(\d+)\$)?(?:%|@|arg|[-+ 0#'.\d]*[hlqLztj]*[diouxXeEfFgGaA])/
    ) {
      text += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      if match.0 == "%%" {
        text += "%"
        continue
      }
      let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next += 1
      guard values.indices.contains(index) else { continue }
      let start = text.utf8.count
      text += values[index]
      places.append(start..<text.utf8.count)
    }
    return (text + rest, places)
  }
}
