/// A table that assigns lines of source files to code, in version 4 of the DWARF format.
struct LineTable {
  private let section: [UInt8]

  /// A line of a file.
  struct Place: Hashable {
    var file: String
    /// The number of the line, or 0 if the compiler made the code on its own.
    var line: Int
  }

  /// Creates a table.
  ///
  /// - Parameter section: The section with the table.
  init(_ section: [UInt8]) {
    self.section = section
  }

  /// Returns the line of the code at an address, or nil if the table does not have it.
  ///
  /// If the code belongs to no line, it is that of the code before it in the same function.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - start: The address at which the code's function starts.
  /// - Returns: The line.
  func place(of address: UInt64, inFunctionAt start: UInt64) -> Place? {
    var reader = SectionReader(section)
    while !reader.isAtEnd {
      guard let unit = Unit(&reader) else { continue }
      if let row = unit.row(of: address, since: start), let file = unit.file(row.file) {
        return Place(file: file, line: row.line)
      }
    }
    return nil
  }

  /// Returns the name of a file in one part of the table.
  ///
  /// - Parameters:
  ///   - number: The number of the file, counted from 1.
  ///   - offset: The place of the part in the section.
  /// - Returns: The name, or nil if there is no such file.
  func file(_ number: Int, inUnitAt offset: Int) -> String? {
    var reader = SectionReader(section, at: offset)
    return Unit(&reader)?.file(number)
  }
}

/// The lines of one compiled file or module.
private struct Unit {
  private var files: [String] = []
  private var reader: SectionReader
  private var smallestStep: UInt64 = 1
  private var lineBase = 0
  private var lineRange = 1
  private var argumentCounts: [UInt8] = []

  /// A line of the table, which applies to all code up to the code of the next line.
  struct Row {
    var address: UInt64 = 0
    var file = 1
    var line = 1
  }

  /// Reads the head of a unit and goes to its end, or returns nil if its form is not known.
  init?(_ outer: inout SectionReader) {
    let length = outer.number(width: 4)
    let start = outer.offset
    outer.skip(length)
    reader = SectionReader(outer.bytes, at: start, end: outer.offset)
    guard reader.number(width: 2) == 4 else { return nil }
    let headLength = reader.number(width: 4)
    var program = reader
    program.skip(headLength)
    smallestStep = UInt64(reader.byte())
    reader.skip(2)
    lineBase = Int(Int8(bitPattern: reader.byte()))
    lineRange = Int(reader.byte())
    guard lineRange > 0 else { return nil }
    argumentCounts = (1..<max(Int(reader.byte()), 1)).map { _ in reader.byte() }
    while reader.offset < program.offset, !reader.text().isEmpty {}
    while reader.offset < program.offset {
      let name = reader.text()
      guard !name.isEmpty else { break }
      files.append(name)
      for _ in 0..<3 { _ = reader.unsigned() }
    }
    reader = program
  }

  /// Returns the name of a file.
  func file(_ number: Int) -> String? {
    files.indices.contains(number - 1) ? files[number - 1] : nil
  }

  /// Returns the row for the code at an address.
  func row(of address: UInt64, since start: UInt64) -> Row? {
    var reader = reader
    var row = Row()
    var last: Row?
    var known: Row?
    func isOver(_ next: UInt64) -> Bool {
      last.map { $0.address <= address && address < next } ?? false
    }
    func found() -> Row? { last?.line == 0 ? known ?? last : last }
    func note() {
      last = row
      if row.line > 0, row.address >= start { known = row }
    }
    while !reader.isAtEnd {
      let code = reader.byte()
      if Int(code) > argumentCounts.count {
        let step = Int(code) - argumentCounts.count - 1
        row.address &+= UInt64(step / lineRange) &* smallestStep
        row.line = max(row.line &+ lineBase &+ step % lineRange, 0)
        if isOver(row.address) { return found() }
        note()
        continue
      }
      switch code {
      case 0:
        let length = reader.unsigned()
        var end = reader
        end.skip(length)
        switch reader.byte() {
        case 1:
          if isOver(row.address) { return found() }
          (row, last, known) = (Row(), nil, nil)
        case 2: row.address = reader.number(width: 8)
        default: break
        }
        reader = end
      case 1:
        if isOver(row.address) { return found() }
        note()
      case 2: row.address &+= reader.unsigned() &* smallestStep
      case 3: row.line = max(row.line &+ Int(reader.signed()), 0)
      case 4: row.file = Int(clamping: reader.unsigned())
      case 8:
        let steps = (255 - argumentCounts.count - 1) / lineRange
        row.address &+= UInt64(steps) &* smallestStep
      case 9: row.address &+= reader.number(width: 2)
      default: for _ in 0..<argumentCounts[Int(code) - 1] { _ = reader.unsigned() }
      }
    }
    return nil
  }
}
