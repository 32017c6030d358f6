/// One declaration of a table, with everything that is indented below it.
package final class SurfaceRow {
  /// The number of the line in its table.
  package let line: Int

  /// The declaration in Swift, without its attributes, its body and its documentation.
  package internal(set) var text: String

  /// The text between the braces behind the declaration, or nil without braces.
  package internal(set) var body: String?

  /// The attributes, in their order.
  package internal(set) var attributes: [String] = []

  /// The words of the table in front of the declaration.
  package internal(set) var words: Set<Word> = []

  /// The paragraphs of the documentation.
  package internal(set) var documentation: [String] = []

  /// The documentation of parameters and results, by their names, for this declaration and all below it.
  package internal(set) var parameters: [String: String] = [:]

  /// The declarations below this one.
  package internal(set) var members: [SurfaceRow] = []

  /// A word in front of a declaration.
  package enum Word: String, CaseIterable {
    /// Chosen only where no other overload fits.
    case disfavored
    /// Declared twice: for a key of the translations, and for any string.
    case titled
    /// Without the isolation of its surroundings, as is everything below it.
    case nonisolated
  }

  init(line: Int, text: String) {
    self.line = line
    self.text = text
  }

  /// Whether the declaration only says that a type conforms to protocols.
  var isConformance: Bool { keyword == "extension" && members.isEmpty }

  /// The first word of the declaration, which says what kind it is.
  var keyword: Substring { text.prefix { $0.isLetter } }
}
