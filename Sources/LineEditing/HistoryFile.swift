#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The file that keeps the history between runs: one line of UTF-8 for each line that was typed.
///
/// Every line is added by one write at the end of the file, so that two prompts open at the same time
/// both keep what was typed into them.
package struct HistoryFile: Hashable, Sendable {
  /// Where the file is.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The usual place of the file.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The file, or nil when there is no home folder either.
  package static func standard(environment: [String: String]) -> HistoryFile? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return HistoryFile(path: "\(folder)/navlab/history")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return HistoryFile(path: "\(home)/.local/state/navlab/history")
  }

  /// Reads what was typed before, and makes the file short again when it has grown long.
  ///
  /// A file that is not there is an empty history.
  ///
  /// - Returns: The history.
  /// - Throws: `LineReadingError` when the file is there and cannot be read.
  package func load() throws(LineReadingError) -> History {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw .unreadable(String(cString: strerror(errno))) }
      return History()
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { break }
      guard count > 0 else { throw .unreadable(String(cString: strerror(errno))) }
      bytes += chunk.prefix(count)
    }
    let lines = bytes.split(separator: 0x0A)
    let history = History(
      lines.suffix(2 * History.limit).map { String(decoding: $0, as: UTF8.self) }
    )
    if lines.count > 2 * History.limit { try replace(with: history.lines) }
    return history
  }

  /// Adds a line at the end of the file.
  ///
  /// - Parameter line: What was typed.
  /// - Throws: `LineReadingError` when the file cannot be written.
  package func append(_ line: String) throws(LineReadingError) {
    try makeFolder()
    try write([line], to: path, flags: O_APPEND)
  }

  private func replace(with lines: [String]) throws(LineReadingError) {
    let temporary = "\(path).\(getpid())"
    try write(lines, to: temporary, flags: O_TRUNC)
    guard rename(temporary, path) == 0 else {
      throw .unreadable(String(cString: strerror(errno)))
    }
  }

  private func write(_ lines: [String], to path: String, flags: Int32) throws(LineReadingError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | flags, 0o600)
    guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    #if canImport(Glibc)
    let count = Glibc.write(descriptor, bytes, bytes.count)
    #else
    let count = Darwin.write(descriptor, bytes, bytes.count)
    #endif
    guard count == bytes.count else { throw .unreadable(String(cString: strerror(errno))) }
  }

  private func makeFolder() throws(LineReadingError) {
    var folder = ""
    for name in path.split(separator: "/").dropLast() {
      folder += "/\(name)"
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST || access(folder, X_OK) == 0 else {
        throw .unreadable(String(cString: strerror(errno)))
      }
    }
  }
}
