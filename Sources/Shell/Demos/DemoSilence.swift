/// A keyboard without keys, and time that passes without waiting.
package final class DemoSilence: DemoKeyboard {
  /// Creates the keyboard.
  package init() {}

  package func key(within milliseconds: Int?) -> DemoKey? {
    milliseconds == nil ? .quit : nil
  }
}
