package import SceneText
import Synchronization

/// Remarks from work beside the conversation, until the next prompt reports them.
package final class Remarks: Sendable {
  private let lines = Mutex<[StyledText]>([])

  package init() {}

  /// Adds a remark; ignores empty lines.
  ///
  /// - Parameter lines: The lines of the remark.
  package func leave(_ lines: [StyledText]) {
    self.lines.withLock { $0 += lines }
  }

  /// Whether there are no remarks.
  package var isEmpty: Bool { lines.withLock(\.isEmpty) }

  /// Removes and returns the remarks.
  ///
  /// - Returns: The lines; empty if there are no remarks.
  package func take() -> [StyledText] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
