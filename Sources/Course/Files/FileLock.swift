import Foundation

/// A lock with which processes take turns at changing a file.
enum FileLock {
  /// Runs an action while no other process changes the file.
  ///
  /// A file system without locks gives no turns; then everybody goes on at once.
  ///
  /// - Parameters:
  ///   - path: A file that stands for the turn; it stays, and is empty.
  ///   - body: What to do.
  /// - Returns: Whatever `body` returns.
  /// - Throws: Whatever `body` throws.
  static func takeTurns<Result>(
    _ path: String,
    _ body: () throws(ContentError) -> Result
  ) throws(ContentError) -> Result {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return try body() }
    defer {
      // A child that another thread is just starting has the file open, too, and would keep the turn for a moment.
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
