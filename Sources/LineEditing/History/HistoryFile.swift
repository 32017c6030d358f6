#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file that stores the history between runs, with a line of UTF-8 for each typed line.
///
/// Several prompts may use it at the same time. Each line is added by a single write at the end of the file, under a
/// lock. So no line is lost when another prompt shortens the file.
package struct HistoryFile: Hashable, Sendable {
  /// The maximum number of bytes to read from the end of the file.
  static let mostBytes = 1 << 21

  /// The path of the file.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Returns the history file at the default path, or nil if there is no home folder.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The file, or nil if there is no home folder.
  package static func standard(environment: [String: String]) -> HistoryFile? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return HistoryFile(path: "\(folder)/navlab/history")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return HistoryFile(path: "\(home)/.local/state/navlab/history")
  }

  /// The position up to which a prompt has read the file.
  package struct Position: Hashable, Sendable {
    var file: UInt64 = 0
    var offset: Int64 = 0

    /// The position before the first line.
    package static let start = Position()
  }

  /// The result of reading new lines.
  package struct Reading: Hashable, Sendable {
    /// The new lines, with the oldest first.
    package var lines: [String]
    /// The position for the next read.
    package var position: Position
  }

  /// Reads the new lines, leaving an incomplete line for the next read.
  ///
  /// A missing file counts as empty; a file that was shortened meanwhile is read again.
  ///
  /// - Parameter position: The position at which the last reading ended.
  /// - Returns: The lines, and the position at which this reading ends.
  /// - Throws: `LineReadingError` if the file exists and cannot be read.
  package func read(from position: Position) throws(LineReadingError) -> Reading {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .lastFailure }
      return Reading(lines: [], position: .start)
    }
    // Every prompt checks this, and nearly always nothing has changed.
    guard position != Position(file: UInt64(status.st_ino), offset: Int64(status.st_size)) else {
      return Reading(lines: [], position: position)
    }
    let file = try OpenHistory(path: path, flags: O_RDONLY)
    return try file.read(from: position)
  }

  /// Appends a line to the file, and returns the lines that others have added since the last read.
  ///
  /// - Parameters:
  ///   - line: The typed line.
  ///   - position: The position at which the last reading ended.
  /// - Returns: The lines that others have added since, and the new position.
  /// - Throws: `LineReadingError` if the file cannot be written.
  package func append(
    _ line: String,
    after position: Position
  ) throws(LineReadingError) -> Reading {
    try makeFolder()
    let file = try locked(flags: O_RDWR | O_APPEND | O_CREAT)
    let reading = try file.read(from: position)
    let end = try file.append(line)
    return Reading(lines: reading.lines, position: end ?? reading.position)
  }

  /// Shortens the file if it has become too long.
  ///
  /// If another prompt holds the lock, nothing is done; the next start will try again.
  ///
  /// - Throws: `LineReadingError` if the shorter file cannot be written; the long one is kept then.
  package func shorten() throws(LineReadingError) {
    let file = try locked(flags: O_RDONLY)
    // The lock ends when the file is closed.
    defer { withExtendedLifetime(file) {} }
    let lines = try file.read(from: .start).lines
    guard file.isLocked, lines.count > 2 * History.limit else { return }
    try replace(with: History(lines).lines)
  }

  private func replace(with lines: [String]) throws(LineReadingError) {
    let target = realpath(path, nil)
    defer { free(target) }
    let place = target.map { String(cString: $0) } ?? path
    let temporary = "\(place).new"
    do throws(LineReadingError) {
      let copy = try OpenHistory(path: temporary, flags: O_RDWR | O_CREAT | O_TRUNC)
      try copy.write(lines.map { $0 + "\n" }.joined())
      guard rename(temporary, place) == 0 else { throw .lastFailure }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Opens the file, waits briefly for the lock, and returns the open file.
  ///
  /// The file may have been replaced during the wait; then the new one is opened.
  private func locked(flags: Int32) throws(LineReadingError) -> OpenHistory {
    var file = try OpenHistory(path: path, flags: flags)
    for _ in 0..<1000 {
      guard file.lock(), !isPresent(file) else { break }
      file = try OpenHistory(path: path, flags: flags)
    }
    return file
  }

  private func isPresent(_ file: OpenHistory) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && UInt64(status.st_ino) == file.number
  }

  private func makeFolder() throws(LineReadingError) {
    var folder = ""
    for name in path.split(separator: "/").dropLast() {
      folder += "/\(name)"
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST || access(folder, X_OK) == 0 else {
        throw .lastFailure
      }
    }
  }
}
