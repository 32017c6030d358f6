import Foundation

/// The plural forms of languages, according to Unicode's Common Locale Data Repository.
enum PluralForm {
  /// Returns the name of the plural form for a number in a language, such as `other`.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: The language, such as `de` or `pt-BR`.
  /// - Returns: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func of(_ number: Double, in language: String) -> String {
    let code = language.split(whereSeparator: { "-_".contains($0) }).first.map(String.init) ?? "en"
    let whole = number == number.rounded() ? Int(exactly: abs(number)) : nil
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms": return "other"
    case "fr", "pt", "hy": return number >= 0 && number < 2 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs": return eastSlavic(whole)
    case "pl":
      guard let whole else { return "other" }
      if whole == 1 { return "one" }
      return isFew(whole) ? "few" : "many"
    case "cs", "sk":
      guard let whole else { return "many" }
      return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "ar":
      guard let whole else { return "other" }
      switch (whole, whole % 100) {
      case (0, _): return "zero"
      case (1, _): return "one"
      case (2, _): return "two"
      case (_, 3...10): return "few"
      case (_, 11...99): return "many"
      default: return "other"
      }
    default: return whole == 1 ? "one" : "other"
    }
  }

  private static func eastSlavic(_ whole: Int?) -> String {
    guard let whole else { return "other" }
    if whole % 10 == 1, whole % 100 != 11 { return "one" }
    return isFew(whole) ? "few" : "many"
  }

  private static func isFew(_ whole: Int) -> Bool {
    (2...4).contains(whole % 10) && !(12...14).contains(whole % 100)
  }
}
