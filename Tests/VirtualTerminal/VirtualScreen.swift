package import Terminal

/// A terminal's screen in memory: it takes what a program writes and says what a person would see.
package struct VirtualScreen: Hashable, Sendable {
  /// The size of the screen.
  package private(set) var size: WindowSize
  /// The row of the cursor, counted from 0.
  package internal(set) var row = 0
  /// The column of the cursor, counted from 0.
  package internal(set) var column = 0
  /// The rows that have left the screen at its top, oldest first.
  package internal(set) var scrolledRows: [String] = []
  /// Whether the program has asked for pastes to be marked.
  package internal(set) var marksPastes = false
  /// The number of times that the program has asked for it, which is once for each line that it
  /// reads.
  package internal(set) var pasteRequests = 0

  var cells: [[Cell]]
  var style = ""
  /// Whether the next character first goes to a new row.
  var isBeyondEdge = false
  var saved = Place(row: 0, column: 0)
  var state = State.text
  var partial: [UInt8] = []

  /// The content of one cell.
  struct Cell: Hashable, Sendable {
    /// The character with its marks; empty in the right half of a wide one.
    var text = " "
    /// The parameters of the escape sequence that the character was drawn with.
    var style = ""
  }

  struct Place: Hashable, Sendable {
    var row: Int
    var column: Int
  }

  enum State: Hashable, Sendable {
    case text
    case escape
    case sequence(String)
    /// A title or the like, up to its end.
    case command
  }

  /// Makes an empty screen.
  ///
  /// - Parameters:
  ///   - columns: The width.
  ///   - rows: The height.
  package init(columns: Int = 80, rows: Int = 24) {
    size = WindowSize(columns: columns, rows: rows)
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The screen of a window that has got another size, before the program draws on it again.
  ///
  /// - Parameter size: The new size.
  /// - Returns: An empty screen for the same program.
  package func emptied(size: WindowSize) -> VirtualScreen {
    var screen = VirtualScreen(columns: size.columns, rows: size.rows)
    screen.marksPastes = marksPastes
    screen.pasteRequests = pasteRequests
    return screen
  }

  /// The rows as text, without blanks at their ends.
  package var rows: [String] {
    cells.map { Self.text(of: $0) }
  }

  /// One row as text, without blanks at its end.
  ///
  /// - Parameter row: The row, counted from 0.
  /// - Returns: The text.
  package func text(ofRow row: Int) -> String {
    Self.text(of: cells[row])
  }

  /// The whole screen as text, without the empty rows at its end.
  package var text: String {
    let shown = rows
    let end = shown.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return shown[..<end].joined(separator: "\n")
  }

  /// Everything that was ever shown: the rows that left the screen, and the screen.
  package var transcript: String {
    (scrolledRows + [text]).joined(separator: "\n")
  }

  /// The style of a cell, as the parameters of the escape sequence that made it.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0.
  ///   - column: The column, counted from 0.
  /// - Returns: Parameters such as `1;36`, or an empty text for plain cells.
  package func style(row: Int, column: Int) -> String {
    cells[row][column].style
  }

  /// Takes what a program wrote.
  ///
  /// - Parameter bytes: The bytes, in pieces of any size.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    partial += bytes
    var used = 0
    while used < partial.count {
      let length = Self.length(ofCharacterStartingWith: partial[used])
      guard used + length <= partial.count else { break }
      let text = String(decoding: partial[used..<(used + length)], as: UTF8.self)
      for scalar in text.unicodeScalars {
        take(scalar)
      }
      used += length
    }
    partial.removeFirst(used)
  }

  /// Takes what a program wrote.
  ///
  /// - Parameter text: The text, escape sequences included.
  package mutating func feed(_ text: String) {
    feed(Array(text.utf8))
  }

  static func text(of row: [Cell]) -> String {
    var text = row.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func length(ofCharacterStartingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 1
    }
  }
}
