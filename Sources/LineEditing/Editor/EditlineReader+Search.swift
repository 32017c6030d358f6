import CEditline
import SceneModel

extension EditlineReader {
  /// Shows a search row below the line, where the user can find an earlier line.
  ///
  /// Enter runs the line, Ctrl-G and Ctrl-C restore the previous state, and Ctrl-R finds older lines. Any other key
  /// that is not text takes the line over for editing.
  ///
  /// - Returns: The next action for libedit.
  func searchHistory() -> UInt8 {
    var search = HistorySearch(in: history)
    let height = geometry.lastRow + 1
    leaveLine()
    defer { redraw(from: height) }
    while true {
      draw(search)
      switch nextKey() {
      case .scalar("\u{12}"):
        if !search.older() { ringBell() }
      case .scalar("\u{8}"), .scalar("\u{7F}"):
        search.shorten()
      case .scalar("\u{3}"), .scalar("\u{7}"), nil:
        return UInt8(CC_NORM)
      case .scalar("\r"), .scalar("\n"):
        if let match = search.match, replaceLine(with: match) {
          pushedKeys = [.scalar("\r")] + pushedKeys
        }
        return UInt8(CC_NORM)
      case .noText:
        ringBell()
      case .scalar(let scalar) where !scalar.isHarmful:
        search.extend(by: scalar)
      case .paste(let bytes):
        for scalar in PastedText.lines(of: bytes)[0].unicodeScalars.prefix(Self.longestLine) {
          search.extend(by: scalar)
        }
      case let key?:
        if let match = search.match, !replaceLine(with: match) { ringBell() }
        if case .special = key { pushedKeys = [key] + pushedKeys }
        return UInt8(CC_NORM)
      }
    }
  }

  private func draw(_ search: HistorySearch) {
    let found = search.match ?? (search.pattern.isEmpty ? "" : "nothing found")
    let text = "search \"\(search.pattern)\": \(found)"
    let shown = measure.cut(text, to: columns - 1)
    write("\r\u{1B}[K" + shown)
  }
}
