import SceneText
import Terminal

extension VirtualScreen {
  /// Acts on one character of a program's output.
  mutating func take(_ scalar: Unicode.Scalar) {
    switch state {
    case .text: takeText(scalar)
    case .escape: takeEscape(scalar)
    case .sequence(let parameters):
      if (0x40...0x7E).contains(scalar.value) {
        state = .text
        perform(scalar, parameters)
      } else {
        state = .sequence(parameters + String(scalar))
      }
    case .command:
      if scalar == "\u{7}" { state = .text }
      if scalar == "\u{1B}" { state = .escape }
    }
  }

  private mutating func takeText(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": state = .escape
    case "\r": move(to: row, 0)
    case "\n": lineFeed()
    case "\u{8}": move(to: row, column - 1)
    case "\t": move(to: row, (column / 8 + 1) * 8)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
    default: draw(scalar)
    }
  }

  private mutating func takeEscape(_ scalar: Unicode.Scalar) {
    state = .text
    switch scalar {
    case "[": state = .sequence("")
    case "]": state = .command
    case "7": saved = Place(row: row, column: column)
    case "8": move(to: saved.row, saved.column)
    case "M": if row == 0 { insertRows(1) } else { move(to: row - 1, column) }
    default: break
    }
  }

  /// Adds a scalar to the character before it, where both are one character, such as a mark on a letter.
  ///
  /// The two halves of a flag have a cell each, since an editor may draw one of them anew.
  private mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard !(0x1F1E6...0x1F1FF).contains(scalar.value) else { return false }
    var place = isBeyondEdge ? column : column - 1
    guard place >= 0 else { return false }
    if place > 0, cells[row][place].text.isEmpty { place -= 1 }
    let text = cells[row][place].text + String(scalar)
    guard text.count == 1 else { return false }
    cells[row][place].text = text
    return true
  }

  private mutating func draw(_ scalar: Unicode.Scalar) {
    if joins(scalar) { return }
    // What stands on nothing stands on a blank.
    let isHalfFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
    let count = isHalfFlag ? 1 : max(1, DisplayWidth.columns(of: scalar))
    if isBeyondEdge || column + count > size.columns {
      lineFeed()
      move(to: row, 0)
    }
    cells[row][column] = Cell(text: String(scalar), style: style)
    if count == 2, column + 1 < size.columns {
      cells[row][column + 1] = Cell(text: "", style: style)
    }
    let next = column + count
    column = min(next, size.columns - 1)
    isBeyondEdge = next >= size.columns
  }

  private mutating func lineFeed() {
    isBeyondEdge = false
    guard row == size.rows - 1 else {
      row += 1
      return
    }
    scrolledRows.append(Self.text(of: cells.removeFirst()))
    cells.append(blankRow)
  }

  private mutating func move(to row: Int, _ column: Int) {
    self.row = min(max(row, 0), size.rows - 1)
    self.column = min(max(column, 0), size.columns - 1)
    isBeyondEdge = false
  }

  private var blankRow: [Cell] { Array(repeating: Cell(), count: size.columns) }

  /// Does what an escape sequence with a final letter asks for; what is not known is left out.
  private mutating func perform(_ final: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first ?? nil
    let count = max(first ?? 1, 1)
    switch final {
    case "A": move(to: row - count, column)
    case "B": move(to: row + count, column)
    case "C": move(to: row, column + count)
    case "D": move(to: row, column - count)
    case "G": move(to: row, count - 1)
    case "d": move(to: count - 1, column)
    case "H", "f":
      let second = numbers.dropFirst().first ?? nil
      move(to: count - 1, max(second ?? 1, 1) - 1)
    case "J": erase(first ?? 0)
    case "K": eraseInRow(first ?? 0)
    case "P": deleteCells(count)
    case "@": insertCells(count)
    case "X": blank(column..<min(column + count, size.columns))
    case "L": insertRows(count)
    case "M": deleteRows(count)
    case "m": style = parameters == "0" ? "" : parameters
    case "h" where parameters == "?2004":
      marksPastes = true
      pasteRequests += 1
    case "l" where parameters == "?2004": marksPastes = false
    default: break
    }
  }

  private mutating func blank(_ columns: Range<Int>) {
    for column in columns { cells[row][column] = Cell() }
  }

  private mutating func eraseInRow(_ what: Int) {
    switch what {
    case 0: blank(column..<size.columns)
    case 1: blank(0..<(column + 1))
    default: blank(0..<size.columns)
    }
  }

  private mutating func erase(_ what: Int) {
    switch what {
    case 0:
      eraseInRow(0)
      for row in (row + 1)..<max(size.rows, row + 1) { cells[row] = blankRow }
    case 1:
      eraseInRow(1)
      for row in 0..<row { cells[row] = blankRow }
    default:
      for row in 0..<size.rows { cells[row] = blankRow }
    }
  }

  private mutating func deleteCells(_ count: Int) {
    let count = min(count, size.columns - column)
    cells[row].removeSubrange(column..<(column + count))
    cells[row] += Array(repeating: Cell(), count: count)
  }

  private mutating func insertCells(_ count: Int) {
    let count = min(count, size.columns - column)
    cells[row].insert(contentsOf: Array(repeating: Cell(), count: count), at: column)
    cells[row].removeLast(count)
  }

  private mutating func insertRows(_ count: Int) {
    let count = min(count, size.rows - row)
    cells.insert(contentsOf: Array(repeating: blankRow, count: count), at: row)
    cells.removeLast(count)
  }

  private mutating func deleteRows(_ count: Int) {
    let count = min(count, size.rows - row)
    cells.removeSubrange(row..<(row + count))
    cells += Array(repeating: blankRow, count: count)
  }
}
