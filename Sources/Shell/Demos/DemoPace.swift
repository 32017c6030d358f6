import Grading
import SceneModel

/// The times that a simulated user takes to type, think and read, determined by a seed.
package struct DemoPace: Hashable, Sendable {
  /// The usual time between two keystrokes, in milliseconds.
  package static let usualDelay = 60

  /// The speed, as a multiple of the usual speed.
  package var speed = 1.0
  private let delay: Int
  private var random: SeededNumbers

  /// Creates a pace from a delay and a seed.
  ///
  /// - Parameters:
  ///   - delay: The usual time between two keys, in milliseconds.
  ///   - seed: The seed of the small differences between keys.
  package init(delay: Int = usualDelay, seed: UInt64 = 1) {
    self.delay = delay
    random = SeededNumbers(seed: seed)
  }

  /// Returns the time before a keystroke in milliseconds, adding time at the beginning of a word.
  ///
  /// - Parameter character: The previous character, or nil for the first one.
  /// - Returns: The time.
  package mutating func beforeKey(after character: Character?) -> Int {
    let base = character == " " ? delay * 2 : delay
    return scaled(base / 2 + Int(random.next() % UInt64(base + 1)))
  }

  /// The time between the prompt and the first key, in milliseconds.
  package var beforeTyping: Int { scaled(delay * 12) }

  /// The time between the last key and Enter, in milliseconds.
  package var beforeEnter: Int { scaled(delay * 6) }

  /// Returns the time that a reader needs for a number of lines, in milliseconds.
  ///
  /// - Parameter lines: The number of lines.
  /// - Returns: The time, which has an upper limit.
  package func reading(_ lines: Int) -> Int {
    scaled(delay * (10 + 4 * min(lines, 12)))
  }

  private func scaled(_ milliseconds: Int) -> Int {
    Int((Double(milliseconds) / speed).rounded())
  }
}
