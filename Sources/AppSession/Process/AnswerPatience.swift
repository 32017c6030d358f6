/// The maximum time for an answer, which is longer on a computer that is busy with other work.
///
/// An app that waits forever is abandoned after the seconds. A working app is abandoned after it has had the processor
/// for as long as it would have had it on an idle computer. So the verdict does not depend on the computer's other
/// work.
struct AnswerPatience: Sendable {
  /// The maximum time for an answer on an idle computer, in seconds.
  let seconds: Double
  private var nextLook: Double
  private var first: ProcessActivity?
  private var last: ProcessActivity?
  /// The number of consecutive idle checks up to the latest check.
  private var idleLooks = 0

  /// The maximum elapsed time, as a multiple of the time on an idle computer.
  private static let longest = 6.0
  /// The time between two checks of the process, in seconds.
  private static let interval = 0.25
  /// The share of processor time in the second half of a wait above which a process counts as busy.
  private static let fullShare = 0.9
  /// The processor time between two checks, in seconds, below which a process counts as idle.
  private static let idleTime = 0.05
  /// The number of consecutive idle checks after which the process counts as waiting.
  ///
  /// A process with little of a busy processor may sleep for a moment in any single one.
  private static let idleLooksToGiveUp = 3

  /// Creates the time limit for one answer.
  ///
  /// - Parameter seconds: The time for an answer on an idle computer, in seconds.
  init(seconds: Double) {
    self.seconds = seconds.isNaN ? 0 : max(seconds, 0)
    nextLook = self.seconds / 2
  }

  /// Returns whether to stop waiting for the answer.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the beginning, in seconds, which never decreases between calls.
  ///   - activity: A closure that returns the work of the process so far, or nil if the system does not report it.
  /// - Returns: Whether to abandon the process.
  mutating func isOver(after elapsed: Double, _ activity: () -> ProcessActivity?) -> Bool {
    guard elapsed >= nextLook else { return false }
    nextLook = elapsed + Self.interval
    if elapsed < seconds { nextLook = min(nextLook, seconds) }
    guard elapsed < seconds * Self.longest, let now = activity() else { return elapsed >= seconds }
    defer { last = now }
    guard let first, let last else {
      first = now
      return false
    }
    let isIdle =
      !now.isRunnable && now.processorSeconds - last.processorSeconds < Self.idleTime
    idleLooks = isIdle ? idleLooks + 1 : 0
    guard elapsed >= seconds else { return false }
    let worked = now.processorSeconds - first.processorSeconds
    return idleLooks >= Self.idleLooksToGiveUp || worked >= Self.fullShare * seconds / 2
  }
}
