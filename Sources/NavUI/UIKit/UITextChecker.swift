/// A spelling checker without a dictionary, so that it accepts every word.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  /// The languages of the dictionaries.
  open class var availableLanguages: [String] { ["en"] }

  /// The words that the app has taught the checker.
  private static var learned: Set<String> = []
  private var ignored: [String] = []

  /// Finds the next misspelt word; there is none.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of the text to check.
  ///   - startingOffset: The place to begin at.
  ///   - wrapFlag: Whether to continue at the beginning.
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

  /// Returns suggested words; there are none.
  ///
  /// - Parameters:
  ///   - range: The place of the misspelt word.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: An empty list.
  open func guesses(
    forWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { [] }

  /// Returns words that begin as the text does; there are none.
  ///
  /// - Parameters:
  ///   - range: The place of the word's beginning.
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

  /// Ignores a word from now on.
  ///
  /// - Parameter wordToIgnore: The word.
  open func ignoreWord(_ wordToIgnore: String) { ignored.append(wordToIgnore) }

  /// Teaches all checkers a word.
  ///
  /// - Parameter word: The word.
  open class func learnWord(_ word: String) { learned.insert(word) }

  /// Returns whether a word was learned.
  ///
  /// - Parameter word: The word.
  /// - Returns: Whether it was.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Forgets a word for all checkers.
  ///
  /// - Parameter word: The word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
