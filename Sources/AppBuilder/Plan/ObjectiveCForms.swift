/// Code that only exists for Objective-C, in a form that a compiler without it accepts.
///
/// `@objc` says something that no Swift code asks for, and `#selector` names a method for UIKit. Both are
/// changed in the copy of the text that the compiler gets, without moving anything.
enum ObjectiveCForms {
  /// A text without the attributes, and with selectors made by NavUI's own type.
  ///
  /// - Parameter text: Swift source.
  /// - Returns: The source for the compiler, of the same length.
  static func replaced(in text: String) -> String {
    guard text.mentions("@objc") || text.mentions("#selector") else { return text }
    let tokens = SwiftTokenizer.tokens(of: text)
    var bytes = Array(text.utf8)
    func write(_ replacement: String, over range: Range<Int>) {
      let padding = String(repeating: " ", count: range.count - replacement.utf8.count)
      bytes.replaceSubrange(range, with: (padding + replacement).utf8)
    }
    let groups = TokenGroups(tokens)
    var index = 0
    while index + 1 < tokens.count {
      defer { index += 1 }
      let word = tokens[index + 1].word
      let range = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
      if tokens[index].is("@"), ["objc", "objcMembers", "nonobjc"].contains(word) {
        write("", over: range)
        if index + 2 < tokens.count, tokens[index + 2].is("("),
          tokens[index + 2].range.lowerBound == range.upperBound
        {
          let end = groups.end(ofGroupAt: index + 2)
          write("", over: tokens[index + 2].range.lowerBound..<tokens[end - 1].range.upperBound)
          // What is blank now need not be made so again.
          index = end - 1
        }
      } else if tokens[index].is("#"), word == "selector" {
        write("Selector", over: range)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
