extension Scanner {
  /// Reads a list of names in brackets, in which only single words may be unquoted.
  ///
  /// - Parameters:
  ///   - hint: The advice if there is no list.
  ///   - noun: A noun for the named things.
  /// - Returns: The names.
  /// - Throws: A `ScriptError` if there is no list, or if it is incomplete.
  mutating func names(_ hint: String, of noun: String) throws(ScriptError) -> [String] {
    skipBlanks()
    let start = position
    guard take("[") else { throw error(hint) }
    var names: [String] = []
    while true {
      skipBlanks()
      if take("]") { return names }
      guard next != nil else {
        throw ScriptError("this bracket is not closed; add ]", at: start)
      }
      let name =
        next == "\""
        ? try quotedString()
        : take(while: { !$0.isBlank && $0 != "," && $0 != "]" })
      guard !name.isEmpty else { throw error("\(noun) is missing here") }
      names.append(name)
      skipBlanks()
      guard take(",") || next == "]" else {
        throw error("a comma or ] is expected here")
      }
    }
  }
}
