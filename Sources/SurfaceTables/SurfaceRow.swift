/// A declaration in a table, with the rows that are indented below it.
package final class SurfaceRow {
  /// The number of the line in the table.
  package let line: Int

  /// The declaration in Swift, without its attributes, its body and its documentation.
  package internal(set) var text: String

  /// The text in braces after the declaration, or nil if there are no braces.
  package internal(set) var body: String?

  /// The attributes, in order.
  package internal(set) var attributes: [String] = []

  /// The words that precede the declaration in the table.
  package internal(set) var words: Set<Word> = []

  /// The paragraphs of the documentation.
  package internal(set) var documentation: [String] = []

  /// The documentation of parameters and results, keyed by name, for this declaration and those nested in it.
  package internal(set) var parameters: [String: String] = [:]

  /// The declarations nested in this one.
  package internal(set) var members: [SurfaceRow] = []

  /// A word that can precede a declaration in the table.
  package enum Word: String, CaseIterable {
    /// The word before a declaration that is chosen only where no other overload fits.
    case disfavored
    /// The word before a declaration with one overload for a translation key and one for any string.
    case titled
    /// The word before a declaration that is nonisolated, as are the declarations nested in it.
    case nonisolated
  }

  init(line: Int, text: String) {
    self.line = line
    self.text = text
  }

  /// A Boolean value that indicates whether the declaration only states that a type conforms to protocols.
  var isConformance: Bool { keyword == "extension" && members.isEmpty }

  /// The first word of the declaration, which specifies its kind.
  var keyword: Substring { text.prefix { $0.isLetter } }
}
