import AppSession
package import SceneText
package import Script

/// A demo that is being performed, with its position and the moments to return to.
package final class DemoPlayer {
  /// The demo to perform.
  package let demo: Demo
  /// The index of the next beat.
  package private(set) var next = 0
  private let stage: any DemoStage
  private var checkpoints: [Checkpoint] = []

  /// A command's beat and the moment before it.
  private struct Checkpoint {
    /// The index of the command's beat.
    var beat: Int
    var moment: Timeline.Moment
  }

  /// Creates a player at the beginning of a demo.
  ///
  /// - Parameters:
  ///   - demo: The demo.
  ///   - stage: The runner of its commands.
  package init(_ demo: Demo, on stage: any DemoStage) {
    self.demo = demo
    self.stage = stage
  }

  /// The next beat, or nil at the end.
  package var upcoming: Demo.Beat? {
    next < demo.beats.count ? demo.beats[next] : nil
  }

  /// A Boolean value that indicates whether the demo can return to the moment before a command.
  package var canStepBack: Bool { !checkpoints.isEmpty }

  /// The layout width and character set of answers.
  package var layout: TextLayout {
    get { stage.layout }
    set { stage.layout = newValue }
  }

  /// Skips the next beat, which must not be a command.
  package func pass() {
    next += 1
  }

  /// Runs the next beat, which must be a command or check.
  ///
  /// - Returns: The result.
  package func perform() -> CommandReport {
    guard let beat = upcoming else { return CommandReport(outcome: .nothing) }
    next += 1
    switch beat.action {
    case .command(let line):
      checkpoints.append(Checkpoint(beat: next - 1, moment: stage.moment))
      return stage.run(line, number: beat.line)
    case .check(let line): return stage.run(line, number: beat.line)
    case .chapter, .say, .note, .pause, .speed: return CommandReport(outcome: .nothing)
    }
  }

  /// Goes back to the moment before the last command.
  ///
  /// - Returns: The app in its state at that moment; nothing if there is no earlier command.
  package func stepBack() -> CommandReport {
    guard let checkpoint = checkpoints.popLast() else { return CommandReport(outcome: .nothing) }
    next = checkpoint.beat
    return stage.go(to: checkpoint.moment)
  }

  /// Goes to another position of the demo, running the commands in between if the position lies ahead.
  ///
  /// - Parameter beat: The index of the beat to come next.
  /// - Returns: The app in its state at that position, or the command on the way that failed.
  package func jump(to beat: Int) -> CommandReport {
    if beat < next, let first = checkpoints.firstIndex(where: { $0.beat >= beat }) {
      let moment = checkpoints[first].moment
      checkpoints.removeSubrange(first...)
      next = beat
      return stage.go(to: moment)
    }
    if beat < next { next = beat }
    while next < min(beat, demo.beats.count) {
      guard let beat = upcoming, beat.isCommand else {
        pass()
        continue
      }
      let report = perform()
      if case .failed = report.outcome, !beat.fails { return report }
    }
    return stage.look()
  }

  /// Lets other code use the app, and then returns to the moment at which that code began.
  ///
  /// - Parameter body: The code that uses the app.
  /// - Returns: The app in its state at this moment.
  package func lend(to body: () -> Void) -> CommandReport {
    let moment = stage.moment
    stage.branch()
    body()
    return stage.go(to: moment)
  }
}
