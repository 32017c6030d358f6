import CEditline
import SceneModel

extension EditlineReader {
  /// The minimum number of rows available for a list, even if they fill more than half of the window.
  private static let leastRows = 5

  /// Inserts the unambiguous part of a completion, or shows candidates.
  ///
  /// If some are already on the screen, the next candidates are shown.
  ///
  /// - Returns: The next action for libedit.
  func complete() -> UInt8 {
    let line = typed
    let before = Self.string(line.scalars.prefix(line.cursor).map { wchar_t($0.value) })
    let found = completion(before)
    guard before.hasSuffix(found.replacing), let first = found.candidates.first else {
      ringBell()
      return Self.nothing
    }
    let isOnly = found.candidates.count == 1
    if !isOnly, found.replacing.isEmpty {
      let row = geometry.cursorRow
      if put(found.commonPrefix, inPlaceOf: "") { redraw(from: row) }
      show(found.candidates)
      return Self.nothing
    }
    let addition = isOnly ? first.text + first.suffix : found.commonPrefix
    if isOnly || addition.unicodeScalars.count > found.replacing.unicodeScalars.count {
      return put(addition, inPlaceOf: found.replacing) ? Self.redraw : Self.nothing
    }
    show(found.candidates)
    return Self.nothing
  }

  private func put(_ text: String, inPlaceOf old: String) -> Bool {
    let clean = HarmlessText.stripped(text)
    guard fits(clean.unicodeScalars) else {
      ringBell()
      return false
    }
    el_deletestr(editor, Int32(old.unicodeScalars.count))
    return insert(clean)
  }

  private func show(_ candidates: [Completions.Candidate]) {
    let line = typed
    let before = Self.string(line.scalars.prefix(line.cursor).map { wchar_t($0.value) })
    let first = listing?.line == before ? listing?.next ?? 0 : 0
    let list = CompletionList(candidates, columns: columns, measure: measure)
    // The text above the line should remain visible, and one row shows how much is missing.
    let room = max(1, min(rows - 2 - geometry.lastRow, max(Self.leastRows, rows / 2)))
    var page = list.page(from: first, limit: room)
    if page.hidden > 0 || first > 0 { page = list.page(from: first, limit: room - 1) }
    var texts = page.rows.map { row in
      row.map { $0.text + quiet($0.detail) }.joined()
    }
    let next = candidates.count - page.hidden
    if page.hidden > 0 {
      texts.append(
        quiet(cut("\(page.hidden) more: press Tab to see them, or a letter to narrow the list"))
      )
    } else if first > 0 {
      texts.append(quiet(cut("end of list; press Tab to start again")))
    }
    showList(texts)
    listing = Listing(line: before, next: page.hidden > 0 ? next : 0)
  }

  private func cut(_ text: String) -> String {
    measure.cut(text, to: columns - 1)
  }

  private func quiet(_ text: String) -> String {
    text.isEmpty || !setup.usesColor ? text : "\u{1B}[2m\(text)\u{1B}[0m"
  }
}
