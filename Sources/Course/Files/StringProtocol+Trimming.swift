extension StringProtocol {
  /// Returns the text without leading and trailing white space.
  func trimmingWhitespace() -> String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
