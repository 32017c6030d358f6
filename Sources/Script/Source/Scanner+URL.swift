extension Scanner {
  /// Reads a URL that begins with a scheme.
  ///
  /// - Parameter advice: The advice if the command ends before the URL.
  /// - Returns: The URL as written.
  /// - Throws: A `ScriptError` if the next text is not a URL.
  mutating func url(_ advice: String) throws(ScriptError) -> String {
    skipBlanks()
    let start = position
    let url = try text(advice)
    guard url.contains(":") else {
      throw ScriptError(
        "'\(ScriptError.excerpt(url))' isn't a URL: start with a scheme, as in myapp://post/42",
        at: start
      )
    }
    return url
  }
}
