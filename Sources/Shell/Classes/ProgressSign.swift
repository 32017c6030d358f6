import Grading
package import Terminal

/// A sign of how far a batch is: a bar on a terminal, a line now and then in a log.
package final class ProgressSign {
  private let output: any TextOutput
  private let profile: DisplayProfile
  private let clock: () -> Double
  private var shownAt = -Double.infinity
  private var isDrawn = false

  /// The time between two drawings of the bar, in seconds.
  private static let frame = 0.1
  /// The time between two lines in a log, in seconds.
  private static let pause = 10.0

  /// Prepares a sign; nothing is shown yet.
  ///
  /// - Parameters:
  ///   - output: Where it goes; results go elsewhere.
  ///   - profile: What can be shown there.
  ///   - clock: The time, in seconds since the batch has begun.
  package init(output: any TextOutput, profile: DisplayProfile, clock: @escaping () -> Double) {
    self.output = output
    self.profile = profile
    self.clock = clock
  }

  /// Shows how far the batch is, unless that was just done.
  func show(_ progress: BatchProgress) {
    let now = clock()
    guard now - shownAt >= (profile.isTerminal ? Self.frame : Self.pause) else { return }
    // The beginning says nothing yet.
    if shownAt > -.infinity || profile.isTerminal { draw(progress, at: now) }
    shownAt = now
  }

  /// Shows how the batch has ended.
  func finish(_ progress: BatchProgress) {
    clear()
    output.write(line(of: progress, at: clock()) + "\n")
  }

  /// Takes the bar away, so that something else can be written in its place.
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
