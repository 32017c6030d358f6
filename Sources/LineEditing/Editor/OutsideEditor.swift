#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A program in which a user edits a long line.
package struct OutsideEditor: Hashable, Sendable {
  /// The maximum number of bytes to read from the edited file.
  static let limit = 1 << 16

  /// A reason why a line could not be edited.
  enum Failure: Error, Hashable {
    /// The absence of a configured program.
    case unnamed
    /// A failure reported by the program, which many editors use to cancel a change.
    case givenUp
    /// A failed system operation, with the system's message.
    case refused(String)
  }

  private let command: String?
  private let folder: String

  /// Creates an editor from the variable `VISUAL`, or from `EDITOR` if `VISUAL` is not set.
  ///
  /// - Parameter environment: The process's environment.
  package init(environment: [String: String]) {
    command = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }
      .first { $0.contains { !$0.isWhitespace } }
    folder = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
  }

  /// Lets the user edit text, waits for the program to end, and returns the edited lines.
  ///
  /// The file is read by its name afterwards, because many editors replace it with a new one.
  ///
  /// - Parameter text: The text, one line.
  /// - Returns: The lines of the edited text.
  /// - Throws: `Failure` if the program could not edit the text.
  func edit(_ text: String) throws(Failure) -> [String] {
    guard let command else { throw .unnamed }
    let path = try write(text + "\n")
    defer { unlink(path) }
    guard try run(command, on: path) == 0 else { throw .givenUp }
    return try read(path)
  }

  private func write(_ text: String) throws(Failure) -> String {
    var template = Array("\(folder)/navlab-XXXXXX.nav".utf8CString)
    let file = mkstemps(&template, 4)
    guard file >= 0 else { throw .refused(String(cString: strerror(errno))) }
    defer { close(file) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let bytes = Array(text.utf8)
    #if canImport(Glibc)
    let count = Glibc.write(file, bytes, bytes.count)
    #else
    let count = Darwin.write(file, bytes, bytes.count)
    #endif
    guard count == bytes.count else {
      unlink(path)
      throw .refused(String(cString: strerror(errno)))
    }
    return path
  }

  /// Runs the program through the shell, and returns its exit status.
  ///
  /// The C library directs Ctrl-C to that program only.
  private func run(_ command: String, on path: String) throws(Failure) -> Int32 {
    let quoted = path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    let status = system("\(command) '\(quoted)'")
    guard status >= 0 else { throw .refused(String(cString: strerror(errno))) }
    return status
  }

  private func read(_ path: String) throws(Failure) -> [String] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .refused(String(cString: strerror(errno))) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Self.limit)
    let count = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
    guard count >= 0 else { throw .refused(String(cString: strerror(errno))) }
    return PastedText.lines(of: bytes.prefix(count)).filter { line in
      line.contains { !$0.isWhitespace }
    }
  }
}
