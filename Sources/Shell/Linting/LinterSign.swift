package import Terminal

/// A display of the linter build's progress: a line on a terminal, or occasional lines in a log.
package final class LinterSign {
  private let output: any TextOutput
  private let profile: DisplayProfile
  private let clock: () -> Double
  private var shownAt = -Double.infinity
  private var isDrawn = false

  /// The minimum time between two drawings of the line on a terminal, in seconds.
  private static let frame = 0.5
  /// The minimum time between two lines in a log, in seconds.
  private static let pause = 30.0

  /// Creates a display without showing anything.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - profile: The capabilities of the terminal.
  ///   - clock: A closure that returns the time since the start of the build, in seconds.
  package init(output: any TextOutput, profile: DisplayProfile, clock: @escaping () -> Double) {
    self.output = output
    self.profile = profile
    self.clock = clock
  }

  /// Shows the progress of the build unless it was shown very recently.
  ///
  /// - Parameter progress: The progress of the build.
  package func show(_ progress: LinterProgress) {
    let now = clock()
    guard now - shownAt >= (profile.isTerminal ? Self.frame : Self.pause) else { return }
    shownAt = now
    let line = String(line(of: progress, at: now).prefix(max(1, profile.columns - 1)))
    output.write(profile.isTerminal ? "\r\(line)\u{1B}[K" : "\(line)\n")
    isDrawn = profile.isTerminal
  }

  /// Removes the line on a terminal to make space for other output.
  package func clear() {
    guard isDrawn else { return }
    output.write("\r\u{1B}[K")
    isDrawn = false
  }

  private func line(of progress: LinterProgress, at now: Double) -> String {
    let seconds = Int(now)
    let time = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    return "Building the linter: \(time), \(progress.words)"
  }
}
