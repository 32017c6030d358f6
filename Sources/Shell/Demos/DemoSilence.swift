/// A keyboard without keys, for which time passes without waiting.
package final class DemoSilence: DemoKeyboard {
  /// Creates a keyboard without keys.
  package init() {}

  package func key(within milliseconds: Int?) -> DemoKey? {
    milliseconds == nil ? .quit : nil
  }
}
