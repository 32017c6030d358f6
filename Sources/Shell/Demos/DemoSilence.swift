/// A keyboard without keys, which ends every wait immediately.
package final class DemoSilence: DemoKeyboard {
  /// Creates a keyboard without keys.
  package init() {}

  package func key(within milliseconds: Int?) -> DemoKey? {
    milliseconds == nil ? .quit : nil
  }
}
