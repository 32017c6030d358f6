import Dispatch
import NavUI

extension Stage {
  /// Sleepers wake in the order of their deadlines, whatever the spelling of the sleep.
  @MainActor
  func playSleep() {
    sleeper("for 3 s") { try await Task.sleep(for: .seconds(3)) }
    sleeper("nanoseconds 1 s") { try await Task.sleep(nanoseconds: 1_000_000_000) }
    sleeper("until 2 s") { try await Task.sleep(until: .now + .seconds(2), clock: .continuous) }
    sleeper("continuous 2 s") { try await ContinuousClock().sleep(for: .seconds(2)) }
    sleeper("suspending 2 s") { try await SuspendingClock().sleep(for: .seconds(2)) }
    sleeper("not at all") { try await Task.sleep(for: .zero) }
    sleeper("less than a nanosecond") {
      try await Task.sleep(for: Duration(secondsComponent: 0, attosecondsComponent: 1))
    }
    sleeper("twice 1 s") {
      try await Task.sleep(for: .seconds(1))
      try await Task.sleep(for: .seconds(1))
    }
    Task.detached {
      try await Task.sleep(for: .seconds(1.5))
      self.note("detached 1.5 s")
    }
    settle()
    advance(.seconds(1))
    advance(.milliseconds(999))
    advance(.milliseconds(1))
    note("next at \(loop.nextDeadline.map { "\($0)" } ?? "never")")
    advance(.seconds(60))
    note("next at \(loop.nextDeadline.map { "\($0)" } ?? "never")")
  }

  @MainActor
  private func sleeper(_ name: String, _ sleep: @escaping @Sendable () async throws -> Void) {
    Task { @MainActor in
      try await sleep()
      note(name)
    }
  }

  /// A cancelled sleep throws at once, before or in the sleep; time does not move.
  @MainActor
  func playCancellation() {
    let long = Task { @MainActor in
      do {
        try await Task.sleep(for: .seconds(100))
        note("slept through")
      } catch {
        note("thrown: \(error)")
      }
    }
    let early = Task { @MainActor in
      do {
        try await Task.sleep(for: .seconds(100))
        note("slept through")
      } catch {
        note("thrown early: \(error)")
      }
    }
    early.cancel()
    settle()
    advance(.seconds(1))
    long.cancel()
    note("cancelled")
    settle()
    Task { @MainActor in
      let winner = try await withThrowingTaskGroup(of: String.self) { group in
        for seconds in [3, 1, 2] {
          group.addTask {
            try await Task.sleep(for: .seconds(seconds))
            return "\(seconds) s"
          }
        }
        defer { group.cancelAll() }
        return try await group.next() ?? "nobody"
      }
      note("first was \(winner)")
    }
    advance(.seconds(10))
  }

  /// The clocks of Swift tell the virtual time.
  @MainActor
  func playClocks() {
    let start = ContinuousClock.now
    let suspendingStart = SuspendingClock.now
    Task { @MainActor in
      let elapsed = try await ContinuousClock().measure {
        try await Task.sleep(for: .milliseconds(2500))
      }
      note("measured \(elapsed)")
      note("continuous \(ContinuousClock.now - start)")
      note("suspending \(SuspendingClock.now - suspendingStart)")
    }
    advance(.seconds(10))
    note("continuous \(ContinuousClock.now - start)")
    advance(.seconds(31_536_000 * 400.0))
    advance(.seconds(-5))
  }

  /// Delayed blocks wait on the virtual clock.
  @MainActor
  func playDelays() {
    let start = DispatchTime.now()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.note("after 2 s") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
      self.note("after 0.5 s")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { self.note("and 1.5 s") }
    }
    let cancelled = DispatchWorkItem { self.note("never") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
    cancelled.cancel()
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { self.note("never") }
    DispatchQueue.main.asyncAfter(deadline: start) { self.note("at once") }
    settle()
    Task { @MainActor in
      try await Task.sleep(for: .seconds(2))
      note("slept 2 s")
    }
    advance(.seconds(3))
    DispatchQueue.main.asyncAfter(deadline: start + 4) { self.note("4 s after the start") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now()) { self.note("now by the calendar") }
    advance(.seconds(3))
    let group = DispatchGroup()
    group.enter()
    note("timeouts are virtual: \(group.wait(timeout: .now() + .milliseconds(1)))")
  }

  /// Plays loops: one without an end is stopped at the limit, and can be taken up again.
  @MainActor
  func playLoops() {
    let yielding = Task { @MainActor in
      while !Task.isCancelled {
        await Task.yield()
      }
      note("the yielding task ends")
    }
    settle(limit: 1000)
    settle(limit: 1)
    yielding.cancel()
    settle()
    let ticking = Task.detached {
      while true {
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    advance(.seconds(3600), limit: 300)
    ticking.cancel()
    settle()
    repeatBlock()
    settle(limit: 500)
    note("nested settle: \(loop.settle(limit: 10).jobs)")
    Task { @MainActor in note("inner settle: \(loop.settle())") }
    settle(limit: 500)
  }

  nonisolated private func repeatBlock() {
    DispatchQueue.main.async { self.repeatBlock() }
  }
}
