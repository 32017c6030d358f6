/// The positions of a prompt and a line on a terminal.
struct LineGeometry: Hashable {
  /// The index of the last used row, counted from the first row of the prompt.
  let lastRow: Int
  /// The row of the cursor.
  let cursorRow: Int
  /// The column of the cursor.
  let cursorColumn: Int
  /// The positions of the characters in the line, in order.
  let places: [Place]

  /// The position of a cell on the terminal.
  struct Place: Hashable {
    /// The row of the cell, counted from the first row of the prompt.
    var row: Int
    var column: Int
  }

  /// Creates a geometry with the positions that libedit computes for a line.
  ///
  /// A wide character that does not fit goes to the next row.
  ///
  /// - Parameters:
  ///   - prompt: The text of the prompt.
  ///   - line: The typed line.
  ///   - cursor: The number of the line's scalars before the cursor.
  ///   - columns: The width of the terminal.
  ///   - width: The number of cells of a scalar.
  init(
    prompt: String,
    line: some Collection<Unicode.Scalar>,
    cursor: Int,
    columns: Int,
    width: (Unicode.Scalar) -> Int
  ) {
    var row = 0
    var column = 0
    func place(_ scalar: Unicode.Scalar) {
      let cells = width(scalar)
      // Only characters written as numbers take more than two cells, and those may be split.
      if cells == 2, column + cells > columns {
        row += 1
        column = 0
      }
      column += cells
      if column >= columns {
        row += 1
        column -= cells > 2 ? columns : column
      }
    }
    for scalar in prompt.unicodeScalars {
      place(scalar)
    }
    var places: [Place] = []
    for scalar in line {
      places.append(Place(row: row, column: column))
      place(scalar)
    }
    let cursorPlace = cursor < places.count ? places[cursor] : Place(row: row, column: column)
    lastRow = row
    cursorRow = cursorPlace.row
    cursorColumn = cursorPlace.column
    self.places = places
  }
}
