package import SceneModel

extension Literal {
  /// Creates a literal by parsing text in Swift's syntax.
  ///
  /// - Parameter text: The text of a single value.
  /// - Throws: A `ScriptError` if the text is not exactly one value.
  package init(parsing text: String) throws(ScriptError) {
    var scanner = Scanner(text, file: nil, line: 1)
    self = try scanner.literal()
    scanner.skipBlanks()
    guard scanner.next == nil else { throw scanner.error("remove everything after the value") }
  }
}
