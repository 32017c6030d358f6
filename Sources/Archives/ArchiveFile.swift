import Foundation

/// The file of an archive, read in a way that protects against links, pipes and huge files.
struct ArchiveFile {
  let path: String

  /// Returns the complete content of the file.
  ///
  /// - Parameter limit: The maximum length, in bytes.
  /// - Returns: The readable bytes.
  /// - Throws: The reason why it cannot be read.
  func bytes(limit: Int) throws(ArchiveError) -> [UInt8] {
    // A pipe without a writer would block without O_NONBLOCK.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable("it is not an ordinary file")
    }
    guard status.st_size <= limit else { throw .tooLong(limit: limit) }
    // The file may have become shorter meanwhile, but never more than the announced length is read.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
      if got == 0 { break }
      count += got
    }
    return Array(bytes[..<count])
  }
}
