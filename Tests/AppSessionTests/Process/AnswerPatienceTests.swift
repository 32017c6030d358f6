import Testing

@testable import AppSession

/// The clock and the process are numbers here, so that nothing depends on how busy the computer is.
@Suite("The time that an app gets for an answer")
struct AnswerPatienceTests {
  /// Returns when a process is given up, in seconds, looking every 10 ms.
  private func end(
    of seconds: Double,
    _ activity: (_ elapsed: Double) -> ProcessActivity?
  ) -> Double? {
    var patience = AnswerPatience(seconds: seconds)
    for step in 0...10_000 {
      let elapsed = Double(step) / 100
      if patience.isOver(after: elapsed, { activity(elapsed) }) { return elapsed }
    }
    return nil
  }

  @Test("An endless loop with its own processor is stopped when its time is up")
  func alone() {
    let end = end(of: 5) { ProcessActivity(processorSeconds: $0, isRunnable: true) }
    #expect(end == 5)
  }

  @Test("An app that waits for ever is stopped after the same time")
  func idle() {
    #expect(end(of: 5) { _ in ProcessActivity(processorSeconds: 0.3, isRunnable: false) } == 5)
    #expect(end(of: 1) { _ in nil } == 1)
  }

  @Test("An app with a quarter of a processor gets more time")
  func busyComputer() throws {
    let end = try #require(
      end(of: 5) { ProcessActivity(processorSeconds: $0 / 4, isRunnable: true) }
    )
    #expect((11...12).contains(end))
  }

  @Test("An app gets at most six times its limit")
  func longest() {
    #expect(end(of: 5) { ProcessActivity(processorSeconds: $0 / 100, isRunnable: true) } == 30)
  }

  @Test("An app that mostly sleeps does not count as busy")
  func light() throws {
    let end = try #require(
      end(of: 5) { ProcessActivity(processorSeconds: $0 / 20, isRunnable: false) }
    )
    #expect(end == 5)
  }

  @Test("An app that stops working when its time is up is soon stopped")
  func stops() throws {
    let end = try #require(
      end(of: 5) {
        ProcessActivity(processorSeconds: min($0, 6) / 4, isRunnable: $0 < 6)
      }
    )
    #expect((6...6.8).contains(end))
  }

  @Test("A slowed app is not stopped because it sleeps for a moment")
  func sleepsForAMoment() throws {
    let end = try #require(
      end(of: 5) {
        let isAsleep = (5...5.2).contains($0)
        return ProcessActivity(processorSeconds: $0 / 8, isRunnable: !isAsleep)
      }
    )
    #expect((20...21).contains(end))
  }

  @Test("A limit of zero, or one that is not a number, is over at once")
  func none() {
    #expect(end(of: 0) { _ in nil } == 0)
    #expect(end(of: .nan) { _ in nil } == 0)
  }
}
