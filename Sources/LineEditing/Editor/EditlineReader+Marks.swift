import CEditline

/// Support for combining marks, such as accents.
///
/// libedit has no cell for them and drops them when it draws, so they are drawn afterwards.
extension EditlineReader {
  /// Draws the line's combining marks, or the whole line if it has changed since the last drawing.
  func showMarks() {
    let line = typed
    let isMarked = line.scalars.contains(where: Self.isMark)
    guard isMarked || !markedLine.isEmpty else { return }
    if !markedLine.isEmpty, markedLine != line.scalars { redraw(from: geometry.cursorRow) }
    markedLine = isMarked ? line.scalars : []
    guard isMarked else { return }
    let cursor = geometry
    var text = "\u{1B}7"
    let columns = columns
    var row = cursor.cursorRow
    for (start, cluster) in clusters(of: line.scalars) where cluster.count > 1 {
      let target = cursor.places[start]
      // At the end of a row, the letter keeps its plain form, because the terminal may be about to
      // continue on the next row.
      guard target.column + CellWidth.of(cluster[0]) < columns else { continue }
      text += Self.move(row - target.row, "A") + Self.move(target.row - row, "B")
      text += "\r" + Self.move(target.column, "C")
      text.unicodeScalars.append(contentsOf: cluster)
      row = target.row
    }
    write(text + "\u{1B}8")
  }

  /// Returns the characters that have marks, with their positions in the line.
  private func clusters(of scalars: [Unicode.Scalar]) -> [(Int, [Unicode.Scalar])] {
    var clusters: [(Int, [Unicode.Scalar])] = []
    for (index, scalar) in scalars.enumerated() {
      if Self.isMark(scalar), let last = clusters.last, last.0 + last.1.count == index {
        clusters[clusters.count - 1].1.append(scalar)
      } else if CellWidth.of(scalar) > 0 {
        clusters.append((index, [scalar]))
      }
    }
    return clusters
  }

  /// Returns whether a character combines with the previous character without changing its width.
  ///
  /// The selectors between text and emoji change the width.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300, CellWidth.of(scalar) == 0 else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !(0xFE00...0xFE0F).contains(scalar.value)
    default: false
    }
  }
}
