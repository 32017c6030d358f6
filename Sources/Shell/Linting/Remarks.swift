package import SceneText
import Synchronization

/// The remarks that were found beside the conversation, until the next prompt reports them.
package final class Remarks: Sendable {
  private let lines = Mutex<[StyledText]>([])

  package init() {}

  /// Leaves something to be told; empty lines leave nothing.
  ///
  /// - Parameter lines: What to tell.
  package func leave(_ lines: [StyledText]) {
    self.lines.withLock { $0 += lines }
  }

  /// Whether there is something to tell.
  package var isEmpty: Bool { lines.withLock(\.isEmpty) }

  /// Takes what is to be told.
  ///
  /// - Returns: The lines; none when all has been told.
  package func take() -> [StyledText] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
