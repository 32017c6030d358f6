import Glibc

/// Chances that differ from process to process, and are the same in each run of a test.
///
/// The variable `CHANCES` names a file that grows by a byte with each chance that is taken.
enum Chance {
  /// Takes a chance.
  ///
  /// - Returns: Whether this is bad luck, as it is about every second time.
  static func take() -> Bool {
    guard let path = getenv("CHANCES") else { return false }
    let file = open(path, O_CREAT | O_RDWR | O_APPEND, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    let number = UInt32(truncatingIfNeeded: lseek(file, 0, SEEK_END))
    write(file, "x", 1)
    return ((number &+ 1) &* 2_654_435_769) >> 31 == 1
  }
}
