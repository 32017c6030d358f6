package import SceneText
import Synchronization

/// Remarks from background work, which are kept until the next prompt reports them.
package final class Remarks: Sendable {
  private let lines = Mutex<[StyledText]>([])

  package init() {}

  /// Adds the lines of a remark, ignoring an empty array.
  ///
  /// - Parameter lines: The lines of the remark.
  package func leave(_ lines: [StyledText]) {
    self.lines.withLock { $0 += lines }
  }

  /// A Boolean value that indicates whether there are no remarks.
  package var isEmpty: Bool { lines.withLock(\.isEmpty) }

  /// Removes all remarks and returns them.
  ///
  /// - Returns: The lines; empty if there are no remarks.
  package func take() -> [StyledText] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
