#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An open history file.
final class OpenHistory {
  private let descriptor: Int32
  /// The inode number of the file.
  let number: UInt64
  /// A Boolean value that indicates whether this process has locked the file.
  private(set) var isLocked = false

  /// Creates an open history from a file that only its owner can read.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - flags: The flags for opening the file.
  /// - Throws: `LineReadingError` if the system refuses.
  init(path: String, flags: Int32) throws(LineReadingError) {
    descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw .lastFailure }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .lastFailure }
    number = UInt64(status.st_ino)
  }

  deinit {
    guard descriptor >= 0 else { return }
    // A child process that another thread is just starting also has the file open, and would hold
    // the lock for a moment.
    if isLocked { flock(descriptor, LOCK_UN) }
    close(descriptor)
  }

  /// Waits up to about a second for other prompts to finish writing, and returns whether the file was locked.
  ///
  /// - Returns: Whether the lock was acquired; some file systems have no locks.
  func lock() -> Bool {
    for _ in 0..<1000 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        isLocked = true
        return true
      }
      guard errno == EWOULDBLOCK || errno == EINTR else { return false }
      usleep(1000)
    }
    return false
  }

  /// Reads the complete lines after a position.
  ///
  /// - Parameter position: The position to begin at; a position in another file means the beginning.
  /// - Returns: The lines, and the position after the last complete one.
  /// - Throws: `LineReadingError` if the system refuses.
  func read(from position: HistoryFile.Position) throws(LineReadingError) -> HistoryFile.Reading {
    let size = self.size
    let isSame = position.file == number && position.offset <= size
    let wanted = isSame ? position.offset : 0
    let start = max(wanted, size - Int64(HistoryFile.mostBytes))
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while start + Int64(bytes.count) < size {
      let place = off_t(start) + off_t(bytes.count)
      let count = chunk.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, place)
      }
      guard count >= 0 else { throw .lastFailure }
      if count == 0 { break }
      bytes += chunk.prefix(count)
    }
    let whole = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // In the first reading, an incomplete last line is used as it is, because its writer may have
    // ended.
    var lines = (wanted == 0 ? bytes[...] : bytes[..<whole]).split(separator: 0x0A)
    if start > wanted, !lines.isEmpty { lines.removeFirst() }
    return HistoryFile.Reading(
      lines: lines.map { String(decoding: $0, as: UTF8.self) },
      position: HistoryFile.Position(file: number, offset: start + Int64(whole))
    )
  }

  /// Appends a line, ending any incomplete last line first, and returns the new position, or nil if others may have
  /// written.
  ///
  /// If there is not enough space for the whole line, the file is not changed.
  ///
  /// - Parameter line: The text of the line.
  /// - Returns: The position after the line, or nil if others may have written meanwhile.
  /// - Throws: `LineReadingError` if the system refuses.
  func append(_ line: String) throws(LineReadingError) -> HistoryFile.Position? {
    let before = size
    var last: UInt8 = 0x0A
    if before > 0 { _ = pread(descriptor, &last, 1, off_t(before - 1)) }
    do throws(LineReadingError) {
      try write((last == 0x0A ? "" : "\n") + line + "\n")
    } catch {
      if isLocked { _ = ftruncate(descriptor, off_t(before)) }
      throw error
    }
    return isLocked ? HistoryFile.Position(file: number, offset: size) : nil
  }

  /// Writes text at the current position.
  ///
  /// - Parameter text: The text.
  /// - Throws: `LineReadingError` if not everything could be written.
  func write(_ text: String) throws(LineReadingError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      guard count > 0 || errno == EINTR else { throw .lastFailure }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  private var size: Int64 {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int64(status.st_size) : 0
  }
}
