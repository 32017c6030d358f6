import Grading
package import Terminal

/// A display of a batch's progress: a bar on a terminal, or occasional lines in a log.
package final class ProgressSign {
  private let output: any TextOutput
  private let profile: DisplayProfile
  private let clock: () -> Double
  private var shownAt = -Double.infinity
  private var isDrawn = false

  /// The minimum time between two drawings of the bar, in seconds.
  private static let frame = 0.1
  /// The minimum time between two lines in a log, in seconds.
  private static let pause = 10.0

  /// Creates a display without showing anything.
  ///
  /// - Parameters:
  ///   - output: The output for the progress; results have another one.
  ///   - profile: The capabilities of the terminal.
  ///   - clock: A closure that returns the time, in seconds since the batch began.
  package init(output: any TextOutput, profile: DisplayProfile, clock: @escaping () -> Double) {
    self.output = output
    self.profile = profile
    self.clock = clock
  }

  /// Shows the progress of the batch unless it was shown very recently.
  func show(_ progress: BatchProgress) {
    let now = clock()
    guard now - shownAt >= (profile.isTerminal ? Self.frame : Self.pause) else { return }
    // The first call has nothing to report yet.
    if shownAt > -.infinity || profile.isTerminal { draw(progress, at: now) }
    shownAt = now
  }

  /// Shows the final progress of the batch.
  func finish(_ progress: BatchProgress) {
    clear()
    output.write(line(of: progress, at: clock()) + "\n")
  }

  /// Removes the bar to make space for other output.
  func clear() {
    guard isDrawn else { return }
    output.write("\r\u{1B}[K")
    isDrawn = false
    shownAt = -.infinity
  }

  private func draw(_ progress: BatchProgress, at now: Double) {
    let line = line(of: progress, at: now)
    output.write(profile.isTerminal ? "\r\(line)\u{1B}[K" : "\(line)\n")
    isDrawn = profile.isTerminal
  }

  private func line(of progress: BatchProgress, at now: Double) -> String {
    guard profile.isTerminal else { return progress.text(after: now) }
    return progress.line(after: now, columns: profile.columns, usesUnicode: profile.usesUnicode)
  }
}
