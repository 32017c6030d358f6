extension TextLayout {
  /// Returns text, shortened to its beginning and an ellipsis if the text is too long.
  ///
  /// - Parameters:
  ///   - text: The text to shorten.
  ///   - columns: The maximum number of columns.
  /// - Returns: The text, or its beginning and an ellipsis.
  package func beginning(of text: String, columns: Int) -> String {
    guard DisplayWidth.columns(of: text) > columns else { return text }
    let room = columns - DisplayWidth.columns(of: signs.ellipsis)
    return room < 0 ? "" : Self.prefix(of: text, columns: room) + signs.ellipsis
  }

  /// Returns text, shortened to an ellipsis and its end if the text is too long.
  ///
  /// - Parameters:
  ///   - text: The text to shorten.
  ///   - columns: The maximum number of columns.
  /// - Returns: The text, or an ellipsis and its end.
  package func end(of text: String, columns: Int) -> String {
    guard DisplayWidth.columns(of: text) > columns else { return text }
    let room = columns - DisplayWidth.columns(of: signs.ellipsis)
    guard room >= 0 else { return "" }
    return signs.ellipsis + String(Self.prefix(of: text.reversed(), columns: room).reversed())
  }
}
