import Foundation

/// A keyboard without keys that waits as long as requested, for use in a pipe or an editor's task.
package final class WatchSilence: DemoKeyboard {
  /// Creates a keyboard without keys.
  package init() {}

  package func key(within milliseconds: Int?) -> DemoKey? {
    usleep(UInt32(milliseconds ?? 0) * 1000)
    return nil
  }
}
