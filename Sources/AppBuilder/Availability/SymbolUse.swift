/// A use of a library's symbol in the learner's files.
struct SymbolUse: Hashable, Sendable {
  /// The compiler's name for the file.
  var file: String
  /// The number of the line, counted from 1.
  var line: Int
  /// The number of the column in bytes, counted from 1.
  var column: Int
  /// The symbol's name, in a form that is unique across all modules.
  var usr: String
}
