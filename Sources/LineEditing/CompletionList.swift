/// The candidates of a completion, laid out for a terminal.
struct CompletionList {
  private let candidates: [Completions.Candidate]
  private let columns: Int
  private let width: (Unicode.Scalar) -> Int

  /// Prepares to lay out candidates.
  ///
  /// - Parameters:
  ///   - candidates: What to show.
  ///   - columns: The width of the terminal.
  ///   - width: The number of cells of a scalar.
  init(
    _ candidates: [Completions.Candidate],
    columns: Int,
    width: @escaping (Unicode.Scalar) -> Int
  ) {
    self.candidates = candidates
    self.columns = columns
    self.width = width
  }

  /// One row of the list.
  struct Row: Hashable {
    /// The candidates' texts, padded.
    var text: String
    /// What follows, in a quieter colour.
    var detail: String
  }

  /// Lays the candidates out: with details one in each row, without in columns read downwards.
  ///
  /// - Parameter limit: The most rows to use; the last one then says how many are left out.
  /// - Returns: The rows, none wider than the terminal.
  func rows(limit: Int) -> [Row] {
    let all = candidates.contains { !$0.detail.isEmpty } ? detailedRows() : plainRows()
    guard all.count > limit else { return all }
    let shown = all.prefix(max(0, limit - 1))
    let perRow = max(1, (candidates.count + all.count - 1) / all.count)
    let hidden = candidates.count - min(candidates.count, shown.count * perRow)
    return shown + [Row(text: "", detail: cut("and \(hidden) more; type another letter", to: room))]
  }

  private var room: Int { max(1, columns - 1) }

  private func detailedRows() -> [Row] {
    let widest = candidates.map { cells($0.text) }.max() ?? 0
    let column = min(widest, max(room / 2, 1))
    return candidates.map { candidate in
      let text = cut(candidate.text, to: candidate.detail.isEmpty ? room : column)
      guard !candidate.detail.isEmpty, room > column + 6 else { return Row(text: text, detail: "") }
      let gap = String(repeating: " ", count: column - cells(text) + 2)
      return Row(text: text + gap, detail: cut(candidate.detail, to: room - column - 2))
    }
  }

  private func plainRows() -> [Row] {
    guard !candidates.isEmpty else { return [] }
    let texts = candidates.map { cut($0.text, to: room) }
    let step = (texts.map(cells).max() ?? 0) + 2
    let perRow = max(1, (room + 2) / step)
    let count = (texts.count + perRow - 1) / perRow
    return (0..<count).map { row in
      let line = stride(from: row, to: texts.count, by: count).map { index in
        let isLast = index + count >= texts.count
        let gap = isLast ? 0 : step - cells(texts[index])
        return texts[index] + String(repeating: " ", count: gap)
      }
      return Row(text: line.joined(), detail: "")
    }
  }

  private func cells(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  private func cut(_ text: String, to room: Int) -> String {
    guard cells(text) > room else { return text }
    var result = ""
    var used = 0
    for scalar in text.unicodeScalars {
      guard used + width(scalar) <= room - 1 else { break }
      used += width(scalar)
      result.unicodeScalars.append(scalar)
    }
    return result + "…"
  }
}
