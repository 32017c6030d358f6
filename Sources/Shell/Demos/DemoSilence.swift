/// A keyboard that nobody touches, and time that nobody waits for.
package final class DemoSilence: DemoKeyboard {
  /// Makes one.
  package init() {}

  package func key(within milliseconds: Int?) -> DemoKey? {
    milliseconds == nil ? .quit : nil
  }
}
