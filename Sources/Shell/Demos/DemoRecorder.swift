import Synchronization
package import Terminal

/// A virtual terminal with its own clock, which records what is written and when.
package final class DemoRecorder: TextOutput, DemoKeyboard {
  private let state: Mutex<(cast: Asciicast, now: Int)>

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - title: The title that players show.
  package init(size: WindowSize, title: String) {
    state = Mutex((Asciicast(size: size, title: title), 0))
  }

  /// The recording so far.
  package var cast: Asciicast { state.withLock { $0.cast } }

  package func write(_ text: String) {
    let lines = text.replacing("\n", with: "\r\n")
    state.withLock { $0.cast.add(.output, lines, at: $0.now) }
  }

  /// Marks a moment to which players can jump.
  ///
  /// - Parameter name: The name of the moment.
  package func mark(_ name: String) {
    state.withLock { $0.cast.add(.marker, name, at: $0.now) }
  }

  package func key(within milliseconds: Int?) -> DemoKey? {
    guard let milliseconds else { return .quit }
    state.withLock { $0.now += milliseconds }
    return nil
  }
}
