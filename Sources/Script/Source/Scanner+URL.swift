extension Scanner {
  /// Returns a URL that begins with a scheme.
  ///
  /// - Parameter advice: What to say where the command ends before it.
  /// - Returns: The URL as it was written.
  /// - Throws: A `ScriptError` where no URL stands.
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
