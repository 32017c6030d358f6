#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A folder that a test has for itself.
struct TemporaryFolder {
  let path: String

  struct Failure: Error {}

  static func make() throws -> TemporaryFolder {
    var template = Array("/tmp/navlab-line-editing-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure() }
    return TemporaryFolder(
      path: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    )
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try write(bytes, to: name, flags: O_TRUNC)
  }

  func append(_ bytes: [UInt8], to name: String) throws {
    try write(bytes, to: name, flags: O_APPEND)
  }

  private func write(_ bytes: [UInt8], to name: String, flags: Int32) throws {
    let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | flags, 0o644)
    guard file >= 0 else { throw Failure() }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      #else
      let count = rest.withUnsafeBytes { Darwin.write(file, $0.baseAddress, $0.count) }
      #endif
      guard count > 0 else { throw Failure() }
      rest = rest.dropFirst(count)
    }
  }

  func openForReading(_ name: String) throws -> Int32 {
    let file = open("\(path)/\(name)", O_RDONLY)
    guard file >= 0 else { throw Failure() }
    return file
  }

  func mode(of name: String) throws -> UInt32 {
    var status = stat()
    guard stat("\(path)/\(name)", &status) == 0 else { throw Failure() }
    return UInt32(status.st_mode) & 0o777
  }

  func remove() {
    for name in [
      "state/navlab/history", "state/navlab", "state", "history", "history.new", "input",
    ] {
      _ = unlink("\(path)/\(name)")
      _ = rmdir("\(path)/\(name)")
    }
    _ = rmdir(path)
  }
}
