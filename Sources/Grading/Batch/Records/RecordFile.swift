import Foundation

/// A file that is always either complete or absent, even if the program is terminated.
struct RecordFile {
  let path: String

  /// Writes the file next to its destination, and then moves it to the destination.
  ///
  /// - Parameter bytes: The whole content.
  /// - Throws: `RecordFileError` if the file cannot be written.
  func write(_ bytes: some Collection<UInt8>) throws(RecordFileError) {
    let content = Array(bytes)
    do {
      try write { append in try append(content) }
    } catch let error as RecordFileError {
      throw error
    } catch {
      throw RecordFileError(path: path)
    }
  }

  /// Writes the file piece by piece next to its destination, and then moves it to the destination.
  ///
  /// - Parameter make: A closure that appends the content, piece by piece.
  /// - Throws: `RecordFileError` if the file cannot be written, or the error of `make`; the old file is kept then.
  func write(_ make: (_ append: ([UInt8]) throws -> Void) throws -> Void) throws {
    // Threads and processes that judge equal work may write the same file at the same time.
    let (scratch, descriptor) = try scratch()
    defer { close(descriptor) }
    do {
      try make { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes {
            Foundation.write(descriptor, $0.baseAddress, $0.count)
          }
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { throw RecordFileError(path: scratch) }
          rest = rest.dropFirst(count)
        }
      }
    } catch {
      unlink(scratch)
      throw error
    }
    guard rename(scratch, path) == 0 else { throw RecordFileError(path: path) }
  }

  /// Opens and locks a file next to the destination, so that abandoned files can be recognised.
  private func scratch() throws(RecordFileError) -> (path: String, descriptor: CInt) {
    while true {
      let scratch = "\(path).\(UUID().uuidString)\(Self.scratchEnding)"
      let descriptor = open(scratch, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard descriptor >= 0 else { throw RecordFileError(path: scratch) }
      // On a file system without locks, no other process can lock this file either, so none removes
      // it.
      _ = flock(descriptor, LOCK_EX)
      var status = stat()
      // Another process may have removed the file before it was locked.
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return (scratch, descriptor) }
      close(descriptor)
    }
  }

  private static let scratchEnding = ".part"

  /// Removes incomplete files that terminated processes left behind.
  ///
  /// - Parameter folder: The folder of the files. Entries that cannot be inspected are kept.
  static func removeRemains(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(scratchEnding) {
      let descriptor = open("\(folder)/\(name)", O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      // A writer locks its file, on this machine or on another that shares the folder.
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// Returns the file's content, or nil if it cannot be read.
  func bytes() -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      count += got
    }
    return bytes
  }
}

/// An error that indicates that a result could not be stored.
package struct RecordFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file or folder.
  package var path: String
  /// The reason in words, such as the system's message.
  package var reason: String
  /// A Boolean value that indicates whether the system lacks a resource, in which case another folder would not help.
  package var isOfSystem: Bool

  /// Creates an error from a path and a message.
  ///
  /// - Parameters:
  ///   - path: The path of the file or folder.
  ///   - reason: The system's message.
  init(path: String, reason: String) {
    isOfSystem = false
    self.path = path
    self.reason = reason
  }

  /// Creates an error from the system's latest error code.
  init(path: String) {
    isOfSystem = [ENOSPC, EDQUOT, EIO, ENOMEM, ENFILE, EMFILE].contains(errno)
    self.path = path
    reason = String(cString: strerror(errno))
  }

  package var description: String {
    "\(path): the file cannot be written: \(reason); check the folder and the space on the disk"
  }
}
