#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A reader for input that is not edited, such as a pipe, a file, or a terminal without control sequences.
package struct PlainLineReader: LineReader {
  /// The maximum length of a line, in bytes.
  package static let limit = 1 << 16

  private let input: Int32
  private let showPrompt: ((String) -> Void)?
  private let notices: LineNotices?
  private var bytes: [UInt8] = []
  private var isAtEnd = false
  /// A Boolean value that indicates whether the rest of an overlong line must be skipped.
  private var isSkipping = false

  /// Creates a reader of lines from an open file.
  ///
  /// - Parameters:
  ///   - input: The open file to read from.
  ///   - showPrompt: A closure that writes the prompt, or nil if no user is present.
  ///   - notices: The messages from other threads.
  package init(
    input: Int32,
    showPrompt: ((String) -> Void)? = nil,
    notices: LineNotices? = nil
  ) {
    self.input = input
    self.showPrompt = showPrompt
    self.notices = notices
  }

  package mutating func readLine(
    prompt: Prompt,
    completion: @escaping (String) -> Completions
  ) throws(LineReadingError) -> LineInput {
    for line in notices?.takeLines() ?? [] { showPrompt?(line + "\n") }
    if notices?.takeCall() == true { return .called }
    try passOver()
    showPrompt?(prompt.text)
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: 0x0A) {
        defer { bytes.removeSubrange(...end) }
        return .line(try text(of: bytes[..<end]))
      }
      searched = bytes.count
      guard searched <= Self.limit else {
        isSkipping = true
        throw .tooLong(limit: Self.limit)
      }
      if isAtEnd {
        guard !bytes.isEmpty else { return .end }
        defer { bytes = [] }
        return .line(try text(of: bytes[...]))
      }
      if isReadable() {
        try fill()
      } else {
        let lines = notices?.takeLines() ?? []
        if notices?.takeCall() == true {
          showPrompt?("\n")
          return .called
        }
        if !lines.isEmpty {
          showPrompt?("\n" + lines.map { $0 + "\n" }.joined() + prompt.text)
        }
      }
    }
  }

  /// Skips the rest of an overlong line.
  private mutating func passOver() throws(LineReadingError) {
    while isSkipping {
      if let end = bytes.firstIndex(of: 0x0A) {
        bytes.removeSubrange(...end)
        isSkipping = false
      } else {
        bytes = []
        if isAtEnd { isSkipping = false } else { try fill() }
      }
    }
  }

  /// Waits for input or a message, and returns whether input is available.
  ///
  /// - Returns: Whether there is input, or its end.
  private func isReadable() -> Bool {
    guard let notices else { return true }
    var files = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: notices.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    return poll(&files, 2, -1) > 0 && files[0].revents != 0
  }

  private mutating func fill() throws(LineReadingError) {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = chunk.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    if count > 0 {
      bytes += chunk.prefix(count)
    } else if count == 0 {
      isAtEnd = true
    } else if errno != EINTR {
      throw .unreadable(String(cString: strerror(errno)))
    }
  }

  private func text(of line: ArraySlice<UInt8>) throws(LineReadingError) -> String {
    guard line.count <= Self.limit else { throw .tooLong(limit: Self.limit) }
    let line = line.last == 0x0D ? line.dropLast() : line
    if let text = String(validating: line, as: UTF8.self) { return text }
    let wrong = zip(line, String(decoding: line, as: UTF8.self).utf8).prefix { $0 == $1 }
    throw .notUTF8(column: String(decoding: wrong.map(\.0), as: UTF8.self).count + 1)
  }
}
