import SceneText

/// The size of one page of text in a window.
struct PageRoom {
  /// The number of rows that fit on an empty page.
  let rows: Int
  /// The additional rows that a question may use because no line about Enter follows it.
  let foot: Int
  /// The number of columns of the window.
  let columns: Int

  /// A piece of text that stays on one page if possible.
  struct Piece {
    /// The lines of the piece.
    var lines: [StyledText]
    /// A Boolean value that indicates whether the piece introduces the next piece and should share a page with that
    /// piece.
    var leadsOver = false
    /// A Boolean value that indicates whether the piece is the last piece and may use the foot of the page.
    var isLast = false
  }

  /// The minimum number of rows that must be free to begin a tall piece on a page.
  private static let least = 3

  /// Returns the number of rows that lines occupy, including lines that are wider than the window.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: The number of rows.
  func rows(of lines: some Sequence<StyledText>) -> Int {
    lines.reduce(0) { $0 + max(1, ($1.columns + columns - 1) / columns) }
  }

  /// Returns the number of pieces that fit completely on one page, and the number of additional lines that fit.
  ///
  /// - Parameters:
  ///   - pieces: The pieces to read.
  ///   - left: The number of rows left.
  /// - Returns: The number of complete pieces, and the number of lines of the next one; an empty page always takes
  ///   something.
  func taken(of pieces: [Piece], left: Int) -> (pieces: Int, lines: Int) {
    var used = 0
    for (index, piece) in pieces.enumerated() {
      let gap = index == 0 ? 0 : 1
      let room = left - used - gap
      guard need(pieces[index...]) <= room || (index == 0 && left >= rows) else {
        return (index, 0)
      }
      let height = height(of: piece)
      if height > room {
        let count = count(of: piece.lines, in: room)
        // A single line can only be read as a whole.
        if count < piece.lines.count { return (index, count) }
      }
      used += gap + height
    }
    return (pieces.count, 0)
  }

  /// Returns the number of lines to show: as many as fit, at least one, and up to a blank line if possible.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - room: The rows for them.
  /// - Returns: The number of lines.
  func count(of lines: [StyledText], in room: Int) -> Int {
    var count = 0
    var used = 0
    while count < lines.count {
      used += rows(of: [lines[count]])
      guard used <= room || count == 0 else { break }
      count += 1
    }
    guard count < lines.count else { return count }
    let blank = lines[..<(count + 1)].lastIndex { $0.isBlank }
    return blank.flatMap { $0 > count / 2 ? $0 : nil } ?? count
  }

  /// Returns the number of rows that must be free to begin the first of the given pieces.
  private func need(_ pieces: ArraySlice<Piece>) -> Int {
    guard let first = pieces.first else { return 0 }
    let own = height(of: first)
    guard own <= rows else { return min(Self.least, rows) }
    guard first.leadsOver, let second = pieces.dropFirst().first else { return own }
    let choices = [need(pieces.dropFirst()), min(height(of: second), Self.least)]
    return choices.map { own + 1 + $0 }.first { $0 <= rows } ?? own
  }

  private func height(of piece: Piece) -> Int {
    let height = rows(of: piece.lines)
    return piece.isLast ? max(1, height - foot) : height
  }
}

extension PageRoom.Piece {
  /// Removes the lines that have been read, and returns their number.
  ///
  /// - Parameter line: The number of lines that were read; if there are fewer lines in a window of another width,
  ///   nothing is removed.
  /// - Returns: The number of removed lines, including blank lines after them.
  mutating func startAgain(at line: Int) -> Int {
    guard line > 0, let start = lines.indices.dropFirst(line).first(where: { !lines[$0].isBlank })
    else { return 0 }
    lines.removeFirst(start)
    return start
  }
}

extension StyledText {
  fileprivate var isBlank: Bool { plain.allSatisfy { $0 == " " } }
}
