/// A place in the learner's files that names a symbol of a library.
struct SymbolUse: Hashable, Sendable {
  /// The compiler's name of the file.
  var file: String
  /// The line, from 1.
  var line: Int
  /// The column, from 1, in bytes.
  var column: Int
  /// The unique name of the symbol among all modules.
  var usr: String
}
