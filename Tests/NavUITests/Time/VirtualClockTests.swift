import NavUI
import Synchronization
import Testing

@Suite("Virtual clock")
struct VirtualClockTests {
  private var clock = VirtualClock()

  @Test("Steps stop at every deadline, and sleepers of one deadline wake in order of arrival")
  mutating func order() {
    let log = Log()
    for (name, seconds) in [("a", 2), ("b", 1), ("c", 2), ("d", 3), ("e", 1)] {
      _ = clock.schedule(at: .seconds(seconds)) { log.add(name) }
    }
    #expect(stops(to: .seconds(2.5), log: log) == ["1.0 seconds be", "2.0 seconds ac"])
    #expect(clock.now == .seconds(2.5))
    #expect(clock.nextDeadline == .seconds(3))
    #expect(stops(to: .seconds(3), log: log) == ["3.0 seconds d"])
    #expect(clock.nextDeadline == nil)
  }

  @Test("A cancelled sleeper leaves no trace")
  mutating func cancellation() {
    let log = Log()
    let first = clock.schedule(at: .seconds(1)) { log.add("first") }
    _ = clock.schedule(at: .seconds(2)) { log.add("second") }
    let third = clock.schedule(at: .seconds(3)) { log.add("third") }
    clock.cancel(third)
    clock.cancel(first)
    clock.cancel(first)
    #expect(clock.nextDeadline == .seconds(2))
    #expect(stops(to: .seconds(9), log: log) == ["2.0 seconds second"])
    #expect(clock.nextDeadline == nil)
  }

  @Test("Time never goes back, and the past counts as now")
  mutating func past() {
    let log = Log()
    #expect(stops(to: .seconds(5), log: log).isEmpty)
    #expect(stops(to: .seconds(4), log: log).isEmpty)
    _ = clock.schedule(at: .seconds(1)) { log.add("late") }
    #expect(stops(to: .seconds(5), log: log) == ["5.0 seconds late"])
  }

  @Test("Many sleepers that are added in any order wake in order")
  mutating func many() {
    let log = Log()
    for index in 0..<1000 {
      let milliseconds = index * 7919 % 1000
      _ = clock.schedule(at: .milliseconds(milliseconds)) { log.add("\(milliseconds) ") }
    }
    _ = stops(to: .seconds(1), log: log)
    #expect(log.all == (0..<1000).map { "\($0) " }.joined())
  }

  @Test(
    "Deadlines are rounded up to nanoseconds",
    arguments: [(0, 0), (1, 1), (999_999_999, 1), (1_000_000_000, 1), (1_000_000_001, 2)]
  )
  mutating func rounding(attoseconds: Int64, nanoseconds: Int64) {
    _ = clock.schedule(at: Duration(secondsComponent: 1, attosecondsComponent: attoseconds)) {}
    #expect(clock.nextDeadline == .seconds(1) + .nanoseconds(nanoseconds))
  }

  private mutating func stops(to end: Duration, log: Log) -> [String] {
    var stops: [String] = []
    while true {
      let due = clock.step(to: end)
      guard !due.isEmpty else { return stops }
      let start = log.all
      for wake in due {
        wake()
      }
      stops.append("\(clock.now) \(log.all.dropFirst(start.count))")
    }
  }
}

private final class Log: Sendable {
  private let text = Mutex("")

  var all: String { text.withLock { $0 } }

  func add(_ more: String) {
    text.withLock { $0 += more }
  }
}
