import FaultCatalogue
import Misspellings

/// A search for misspelt ids of the fault catalogue.
enum MisspeltFault {
  /// Returns the id that a misspelt text resembles, or nil if it resembles none.
  ///
  /// - Parameter text: The text in a fixed-width font.
  /// - Returns: The id, or nil if the text is an id or resembles none.
  static func meant(by text: String) -> String? {
    guard text.wholeMatch(of: /[a-z]+(?:-[a-z]+)+/) != nil, Fault.named(text) == nil else {
      return nil
    }
    let letters = Array(text)
    return Fault.all.map(\.id).first {
      abs($0.count - letters.count) <= mostSlips
        && TypingErrors.count(between: letters, and: Array($0)) <= mostSlips
    }
  }

  private static let mostSlips = 2
}
