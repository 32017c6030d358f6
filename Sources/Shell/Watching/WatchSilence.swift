import Foundation

/// A keyboard without keys, for a watch in a pipe or in an editor's task: only time passes.
package final class WatchSilence: DemoKeyboard {
  /// Creates a keyboard without keys.
  package init() {}

  package func key(within milliseconds: Int?) -> DemoKey? {
    usleep(UInt32(milliseconds ?? 0) * 1000)
    return nil
  }
}
