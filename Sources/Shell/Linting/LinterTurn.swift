import Foundation

/// A lock that allows only one process at a time to build the linter.
///
/// On a file system without locks, every process gets the lock.
final class LinterTurn {
  private let descriptor: Int32

  /// Creates the lock by acquiring it, or returns nil if another process holds the lock.
  ///
  /// - Parameter path: A file that represents the lock; it is never removed, and is empty.
  /// - Throws: The reason why the file cannot exist.
  init?(_ path: String) throws(FileFault) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw FileFault(errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      close(descriptor)
      return nil
    }
    // The date of the file is the time at which the lock was taken.
    guard futimens(descriptor, nil) == 0 else {
      let fault = FileFault(errno)
      close(descriptor)
      throw fault
    }
  }

  /// Returns the time at which the lock was last acquired, or nil if it was never acquired.
  ///
  /// - Parameter path: The file that represents the lock.
  /// - Returns: The time, or nil if the lock was never taken.
  static func beginning(_ path: String) -> Date? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    #if canImport(Glibc)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  deinit {
    // A child process that another thread is just starting also has the file open, and would hold
    // the lock for a moment.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Returns whether a process holds the lock.
  ///
  /// - Parameter path: The file that represents the lock.
  /// - Returns: Whether the lock is taken; false if there is no file.
  static func isTaken(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else { return errno == EWOULDBLOCK }
    flock(descriptor, LOCK_UN)
    return false
  }
}
