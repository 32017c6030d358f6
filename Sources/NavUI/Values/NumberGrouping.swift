/// A namespace for inserting commas between groups of three digits.
enum NumberGrouping {
  /// Returns a number with commas, as in American English, or any other text unchanged.
  static func american(_ text: String) -> String {
    guard text.utf8.count > 3 else { return text }
    let sign = text.prefix { $0 == "-" || $0 == "+" }
    let whole = text[sign.endIndex...].prefix { $0.isASCII && $0.isNumber }
    let rest = text[whole.endIndex...]
    let isNumber = rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
    guard whole.count > 3, rest.isEmpty || rest.first == "." && isNumber else { return text }
    var grouped = ""
    for (offset, digit) in whole.enumerated() {
      if offset > 0, (whole.count - offset).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return sign + grouped + rest
  }
}
