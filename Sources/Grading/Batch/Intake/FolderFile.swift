import Archives
import Foundation

/// A file in an untrusted folder, read safely even if it is a link, a pipe or a huge file.
struct FolderFile {
  /// The path of the folder.
  let folder: String
  /// The path of the file in the folder.
  let name: String

  /// Returns the content of the file.
  ///
  /// - Parameter limit: The maximum length, in bytes.
  /// - Returns: The content of the file.
  /// - Throws: `IntakeFault` if it is not an ordinary file, or is too long.
  func bytes(limit: Int) throws(IntakeFault) -> [UInt8] {
    let descriptor = try opened()
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder(name)
    default: throw .special(name)
    }
    guard status.st_size <= limit else { throw .tooLong(name, limit: limit) }
    // The file may grow while it is read; one more byte than announced reveals that.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw unreadable }
      if got == 0 { break }
      count += got
    }
    return Array(bytes[..<min(count, bytes.count - 1)])
  }

  /// Opens the file one folder at a time, without following links, and returns its descriptor.
  private func opened() throws(IntakeFault) -> Int32 {
    var current = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard current >= 0 else { throw unreadable }
    let parts = name.split(separator: "/")
    for (index, part) in parts.enumerated() {
      // A pipe without a writer would block without O_NONBLOCK.
      let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let next = openat(
        current,
        String(part),
        index == parts.count - 1 ? flags : flags | O_DIRECTORY
      )
      let code = errno
      close(current)
      guard next >= 0 else {
        switch code {
        case ELOOP: throw .link(name)
        case ENXIO: throw .special(name)
        case ENOTDIR where FolderListing.kind(of: "\(folder)/\(part)") == .link: throw .link(name)
        default: throw .unreadable(name, String(cString: strerror(code)))
        }
      }
      current = next
    }
    return current
  }

  private var unreadable: IntakeFault {
    .unreadable(name, String(cString: strerror(errno)))
  }
}
