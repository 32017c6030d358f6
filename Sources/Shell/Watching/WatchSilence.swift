import Foundation

/// The keyboard of a watch that nobody sits at, in a pipe or in an editor's task: only time passes.
package final class WatchSilence: DemoKeyboard {
  /// Makes one.
  package init() {}

  package func key(within milliseconds: Int?) -> DemoKey? {
    usleep(UInt32(milliseconds ?? 0) * 1000)
    return nil
  }
}
