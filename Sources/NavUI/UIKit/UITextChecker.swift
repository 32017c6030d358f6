/// A spelling checker without a dictionary, which accepts every word.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  /// The languages in which text can be checked.
  open class var availableLanguages: [String] { ["en"] }

  /// The words that the app has added to the dictionary.
  private static var learned: Set<String> = []
  private var ignored: [String] = []

  /// Returns an empty range, because the checker accepts every word.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of the text to check.
  ///   - startingOffset: The index at which the check starts.
  ///   - wrapFlag: Whether the check continues at the beginning of the range.
  ///   - language: The language.
  /// - Returns: A range at `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Returns an empty list of suggestions for a misspelt word.
  ///
  /// - Parameters:
  ///   - range: The range of the misspelt word.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: An empty list.
  open func guesses(
    forWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { [] }

  /// Returns an empty list of completions of a partial word.
  ///
  /// - Parameters:
  ///   - range: The range of the partial word.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: An empty list.
  open func completions(
    forPartialWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { [] }

  /// The words that this checker ignores.
  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }

  /// Makes this checker ignore a word.
  ///
  /// - Parameter wordToIgnore: The word.
  open func ignoreWord(_ wordToIgnore: String) { ignored.append(wordToIgnore) }

  /// Adds a word to the dictionary of all checkers.
  ///
  /// - Parameter word: The word.
  open class func learnWord(_ word: String) { learned.insert(word) }

  /// Returns whether a word is in the dictionary.
  ///
  /// - Parameter word: The word.
  /// - Returns: Whether the word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Removes a word from the dictionary of all checkers.
  ///
  /// - Parameter word: The word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
