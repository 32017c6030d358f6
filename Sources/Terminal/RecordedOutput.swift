import Synchronization

/// An output that stores the written text.
package final class RecordedOutput: TextOutput {
  private let written = Mutex("")

  package init() {}

  /// The text that has been written.
  package var text: String { written.withLock { $0 } }

  package func write(_ text: String) {
    written.withLock { $0 += text }
  }
}
