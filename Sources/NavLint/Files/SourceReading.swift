import Findings

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A namespace for reading source files and rejecting other kinds of files.
package enum SourceReading {
  /// The maximum size of a file, in bytes.
  ///
  /// The syntax tree of a file needs about fifty times as much memory.
  static let sizeLimit = 32 << 20

  /// A result of reading a file.
  enum Outcome {
    /// The bytes of the file, with a problem if some of them are not text.
    case bytes([UInt8], problem: LintProblem?)
    case problem(LintProblem)
  }

  /// Returns the bytes of a file, or nil if the file cannot be read or is not text.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The bytes, or nil if the file cannot be read or is not text.
  package static func bytes(of path: String) -> [UInt8]? {
    guard case .bytes(let bytes, _) = outcome(of: path) else { return nil }
    return bytes
  }

  /// Reads a file, and returns its bytes or a problem.
  static func outcome(of path: String) -> Outcome {
    // The call does not wait, so a pipe without a writer blocks nothing.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return .problem(problem(path, "this is not a file; name Swift files or folders"))
    }
    guard Int(status.st_size) <= sizeLimit else {
      let message = "this file is larger than \(sizeLimit >> 20) MB and was skipped"
      return .problem(problem(path, message))
    }
    guard let bytes = contents(of: descriptor, size: Int(status.st_size)) else {
      return unreadable(path)
    }
    return judge(bytes, path: path)
  }

  /// Returns the bytes, with a problem if they are not text.
  static func judge(_ bytes: [UInt8], path: String) -> Outcome {
    if bytes.contains(0) {
      return .problem(problem(path, "this is binary data, not text; it was skipped"))
    }
    guard let place = firstInvalid(in: bytes) else { return .bytes(bytes, problem: nil) }
    let line = SourceLines(bytes).position(at: place).line
    let message = "this line is not UTF-8; save the file as UTF-8 (the rest was checked)"
    return .bytes(
      bytes,
      problem: LintProblem(file: path, line: line, message: message, extent: .part)
    )
  }

  private static func contents(of descriptor: Int32, size: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: max(4096, min(size + 1, 1 << 20)))
    while bytes.count <= sizeLimit {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else { return nil }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Returns the offset of the first byte that is not valid UTF-8, or nil if all bytes are valid.
  private static func firstInvalid(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  private static func unreadable(_ path: String) -> Outcome {
    let reason = String(cString: strerror(errno))
    return .problem(
      problem(path, "the file cannot be read (\(reason)); check the path and the permissions")
    )
  }

  private static func problem(_ path: String, _ message: String) -> LintProblem {
    LintProblem(file: path, message: message, extent: .nothing)
  }
}
