import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A channel for messages that other threads show while the user types.
///
/// A reader receives its notices when it is created. `post` shows a text above the current line, which is then redrawn.
/// `call` makes `readLine` return `LineInput.called`, so that the reading thread can act; the next `readLine` continues
/// with the same line. Both may be called on any thread. Messages that arrive while no line is read wait for the next
/// one.
package final class LineNotices: Sendable {
  private struct State {
    var lines: [String] = []
    var isCalled = false
  }

  private let state = Mutex(State())
  private let reading: Int32
  private let writing: Int32

  package init() {
    var ends: [Int32] = [-1, -1]
    // Without a pipe, messages appear with the next key.
    _ = pipe(&ends)
    for end in ends where end >= 0 {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    for end in [reading, writing] where end >= 0 { close(end) }
  }

  /// Posts text to be shown above the current line.
  ///
  /// - Parameter text: One or more lines, without a final line feed; they may contain colours, and are written
  ///   unchanged.
  package func post(_ text: String) {
    state.withLock { state in
      state.lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    wake()
  }

  /// Makes the reader return to its caller without losing the typed text.
  package func call() {
    state.withLock { $0.isCalled = true }
    wake()
  }

  /// The file descriptor that becomes readable when a message is available.
  var descriptor: Int32 { reading }

  /// Removes and returns the lines that other threads have posted.
  ///
  /// - Returns: The lines of the texts.
  func takeLines() -> [String] {
    drain()
    return state.withLock { state in
      defer { state.lines = [] }
      return state.lines
    }
  }

  /// Removes a pending call, and returns whether there was one.
  ///
  /// - Returns: Whether there was a call.
  func takeCall() -> Bool {
    state.withLock { state in
      defer { state.isCalled = false }
      return state.isCalled
    }
  }

  private func wake() {
    var byte: UInt8 = 1
    // A full pipe wakes the reader as well as one byte does.
    _ = write(writing, &byte, 1)
  }

  private func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while bytes.withUnsafeMutableBytes({ read(reading, $0.baseAddress, $0.count) }) > 0 {}
  }
}
