import Synchronization
package import Terminal

/// A virtual terminal that records its output with the timestamps of its own clock.
package final class DemoRecorder: TextOutput, DemoKeyboard {
  private let state: Mutex<(cast: Asciicast, now: Int)>

  /// Creates a recorder for a terminal of the given size.
  ///
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - title: The title that players show.
  package init(size: WindowSize, title: String) {
    state = Mutex((Asciicast(size: size, title: title), 0))
  }

  /// The recording up to the current moment.
  package var cast: Asciicast { state.withLock { $0.cast } }

  package func write(_ text: String) {
    let lines = text.replacing("\n", with: "\r\n")
    state.withLock { $0.cast.add(.output, lines, at: $0.now) }
  }

  /// Marks the current moment, so that players can jump to it.
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
