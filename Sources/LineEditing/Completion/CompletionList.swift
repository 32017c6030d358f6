import SceneModel

/// A layout of a completion's candidates on a terminal.
struct CompletionList {
  /// A candidate in the layout.
  struct Cell: Hashable {
    /// The padded text of the candidate.
    var text: String
    /// The description of the candidate, in a subdued colour.
    var detail: String
  }

  /// A page of rows, with the number of candidates that follow the page.
  struct Page: Hashable {
    var rows: [[Cell]]
    var hidden: Int
  }

  /// The minimum width of a column with descriptions.
  private static let leastWidth = 36

  private let candidates: [Completions.Candidate]
  private let room: Int
  private let measure: CellText

  /// Creates a layout of candidates.
  ///
  /// - Parameters:
  ///   - candidates: The candidates.
  ///   - columns: The width of the terminal.
  ///   - measure: The measure for texts.
  init(_ candidates: [Completions.Candidate], columns: Int, measure: CellText) {
    self.candidates = candidates.map {
      .init(HarmlessText.stripped($0.text), detail: HarmlessText.stripped($0.detail))
    }
    room = max(1, columns - 1)
    self.measure = measure
  }

  /// Returns a page with as many candidates as possible, starting at the given candidate.
  ///
  /// With details, there is one candidate in each row, unless there are too many for the rows and the terminal is wide
  /// enough for two. Columns are read downwards.
  ///
  /// - Parameters:
  ///   - first: The index of the first candidate to show.
  ///   - limit: The maximum number of rows.
  /// - Returns: The rows, none wider than the terminal.
  func page(from first: Int, limit: Int) -> Page {
    let limit = max(1, limit)
    let rest = candidates.dropFirst(first)
    guard !rest.isEmpty else { return Page(rows: [], hidden: 0) }
    let hasDetails = candidates.contains { !$0.detail.isEmpty }
    let columns = hasDetails ? detailedColumns(rest.count, limit) : plainColumns
    let shown = Array(rest.prefix(columns * limit))
    let height = (shown.count + columns - 1) / columns
    let width = columns == 1 ? room : hasDetails ? (room + 2) / columns - 2 : widest
    let rows = (0..<height).map { row in
      stride(from: row, to: shown.count, by: height).map { index in
        cell(shown[index], width: width, isLast: index + height >= shown.count)
      }
    }
    return Page(rows: rows, hidden: rest.count - shown.count)
  }

  private func detailedColumns(_ count: Int, _ limit: Int) -> Int {
    count > limit ? max(1, min((room + 2) / (Self.leastWidth + 2), 3)) : 1
  }

  private var widest: Int { candidates.map { measure.cells($0.text) }.max() ?? 0 }

  private var plainColumns: Int { max(1, (room + 2) / (widest + 2)) }

  private func cell(_ candidate: Completions.Candidate, width: Int, isLast: Bool) -> Cell {
    let column = min(widest, max(width / 2, 1))
    guard !candidate.detail.isEmpty, width > column + 6 else {
      let text = measure.cut(candidate.text, to: candidate.detail.isEmpty ? width : column)
      return Cell(text: isLast ? text : measure.padded(text, to: width + 2), detail: "")
    }
    let text = measure.cut(candidate.text, to: column)
    let detail = measure.cut(candidate.detail, to: width - column - 2)
    return Cell(
      text: measure.padded(text, to: column + 2),
      detail: isLast ? detail : measure.padded(detail, to: width - column)
    )
  }
}
