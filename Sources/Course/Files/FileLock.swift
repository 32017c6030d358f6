import Foundation

/// A lock by which processes take turns changing a file.
enum FileLock {
  /// Performs an action while no other process changes the file, and returns the result.
  ///
  /// On a file system without locks, all processes continue at once.
  ///
  /// - Parameters:
  ///   - path: A file that represents the lock; it is never removed, and is empty.
  ///   - body: The code to run.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  static func takeTurns<Result>(
    _ path: String,
    _ body: () throws(ContentError) -> Result
  ) throws(ContentError) -> Result {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return try body() }
    defer {
      // A child process that another thread is just starting also has the file open, and would hold
      // the lock for a moment.
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
