/// The form of short names: words of lower-case letters and digits, separated by dashes.
///
/// A course has thousands of such names, so a regular expression would be too slow.
enum ShortName {
  /// Returns whether the text has the form of a short name, such as `the-stack-is-state`.
  static func matches(_ text: some StringProtocol) -> Bool {
    var isInsideWord = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        isInsideWord = true
      case UInt8(ascii: "-") where isInsideWord: isInsideWord = false
      default: return false
      }
    }
    return isInsideWord
  }
}
