#if os(Linux)
import Glibc

extension SpawnedProcess {
  /// The maximum nesting of a wrapper's processes.
  static let depth = 6

  /// Returns the number of threads of a process and its children.
  ///
  /// - Parameter process: The number of the process.
  /// - Returns: The number of threads, or 0 if the process is gone.
  static func threadCount(of process: pid_t) -> Int {
    threadCount(of: process, depth: depth)
  }

  private static func threadCount(of process: pid_t, depth: Int) -> Int {
    let folder = "/proc/\(process)/task"
    var facts = stat()
    guard stat(folder, &facts) == 0 else { return 0 }
    // A folder has one link for each thread in it, and two of its own.
    let own = Int(facts.st_nlink) - 2
    guard depth > 0 else { return own }
    return children(of: process).reduce(own) { $0 + threadCount(of: $1, depth: depth - 1) }
  }

  /// Returns the processes that the first thread of a process has started, or an empty array if the kernel lists none.
  static func children(of process: pid_t) -> [pid_t] {
    text(ofFile: "/proc/\(process)/task/\(process)/children")
      .split(separator: UInt8(ascii: " ")).compactMap {
        pid_t(String(decoding: $0, as: UTF8.self))
      }
  }

  /// Returns the first 4,096 bytes of one of the kernel's files, or no bytes if the file does not exist.
  static func text(ofFile path: String) -> ArraySlice<UInt8> {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? bytes[..<count] : []
  }
}
#else
import Darwin

extension SpawnedProcess {
  /// Returns 0, because macOS itself limits the number of threads.
  static func threadCount(of process: pid_t) -> Int { 0 }
}
#endif
