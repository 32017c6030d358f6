#if os(Linux)
internal import Glibc

/// A namespace for the short part of a thread's sleep that remains because of rounding.
///
/// `Thread.sleep` reads the time when it wakes, and sleeps again if time remains. Seconds in floating point sometimes
/// leave a tiny rest, and another sleep would put the thread behind all others.
enum SleepRemainder {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Makes the thread's next sleep end immediately.
  static func skip() {
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1000))
  }

  /// Returns the skipped time, in nanoseconds, and resets it to zero.
  static func take() -> Int64 {
    guard let skipped = pthread_getspecific(key) else { return 0 }
    pthread_setspecific(key, nil)
    return Int64(Int(bitPattern: skipped))
  }
}
#endif
