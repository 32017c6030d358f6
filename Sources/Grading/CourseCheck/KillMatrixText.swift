import SceneText

/// A renderer that shows a kill matrix as text, with additional rows for columns that do not fit.
struct KillMatrixText {
  let layout: TextLayout

  private static let indentation = 8

  /// Returns the lines of a kill matrix.
  func lines(of matrix: KillMatrix) -> [StyledText] {
    let cellWidth = "\(matrix.checks.count)".count + 1
    let longest = matrix.rows.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
    let nameWidth = min(longest, max(8, layout.width / 3))
    let room = layout.width - Self.indentation - nameWidth - 1
    let perBlock = max(1, room / cellWidth)
    let numbers = Array(matrix.checks.indices)
    let blocks = stride(from: 0, to: numbers.count, by: perBlock).map {
      numbers[$0..<min($0 + perBlock, numbers.count)]
    }
    return legend(matrix)
      + blocks.flatMap { columns in
        block(matrix, columns, nameWidth: nameWidth, cellWidth: cellWidth)
      }
  }

  private func legend(_ matrix: KillMatrix) -> [StyledText] {
    var lines: [StyledText] = []
    var line = Self.blank(Self.indentation)
    for (index, name) in matrix.checks.enumerated() {
      let entry = "\(index + 1) \(Printable.line(name))"
      let isFirst = line.columns <= Self.indentation
      if !isFirst, line.columns + 2 + DisplayWidth.columns(of: entry) > layout.width {
        lines.append(line)
        line = Self.blank(Self.indentation)
      } else if !isFirst {
        line.append("  ")
      }
      line.append(layout.cut(entry, to: layout.width - line.columns), .secondary)
    }
    return lines + [line]
  }

  private func block(
    _ matrix: KillMatrix,
    _ columns: ArraySlice<Int>,
    nameWidth: Int,
    cellWidth: Int
  ) -> [StyledText] {
    var head = Self.blank(Self.indentation + nameWidth)
    for column in columns { Self.add("\(column + 1)", to: &head, cellWidth, .secondary) }
    return [head]
      + matrix.rows.map { row in
        var line = Self.blank(Self.indentation)
        line.append(layout.cut(Printable.line(row.name), to: nameWidth))
        line.pad(to: Self.indentation + nameWidth)
        for column in columns where column < row.cells.count {
          let cell = row.cells[column]
          Self.add(String(cell.rawValue), to: &line, cellWidth, cell.style)
        }
        return line
      }
  }

  private static func add(_ text: String, to line: inout StyledText, _ width: Int, _ style: Style) {
    line.append(String(repeating: " ", count: width - text.count))
    line.append(text, style)
  }

  private static func blank(_ columns: Int) -> StyledText {
    StyledText(String(repeating: " ", count: columns))
  }
}

extension KillMatrix.Cell {
  fileprivate var style: Style {
    switch self {
    case .kills: .success
    case .misses: .error
    case .fails: .plain
    case .skipped, .passes: .secondary
    }
  }
}
