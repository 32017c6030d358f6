#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A writer that publishes a performance's position as long as the writer exists.
package final class DemoPositionWriter {
  private let file: String
  private let descriptor: Int32

  /// Creates a writer for a file, or returns nil if the file cannot be written or is in use.
  ///
  /// - Parameter file: The path of the file.
  init?(file: String) {
    let descriptor = open(file, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    // Readers hold the lock only for a moment.
    var attempts = 100
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      attempts -= 1
      guard attempts > 0 else {
        close(descriptor)
        return nil
      }
      usleep(1000)
    }
    self.file = file
    self.descriptor = descriptor
  }

  deinit {
    unlink(file)
    close(descriptor)
  }

  /// Publishes the position of the performance.
  ///
  /// - Parameter beat: The next beat.
  package func publish(_ beat: Int) {
    // A single small write of fixed length: a reader sees either the old number or the new one.
    let text = String(beat)
    let line = Array((text + String(repeating: " ", count: max(0, 15 - text.count)) + "\n").utf8)
    _ = line.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}
