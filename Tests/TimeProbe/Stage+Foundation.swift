import Foundation
import NavUI
import OpenCombine

extension Stage {
  /// Foundation's timers and dates follow the virtual clock.
  @MainActor
  func playTimers() {
    let start = Date()
    nonisolated(unsafe) let repeating = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) {
      [self] timer in
      note("every 0.1 s")
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { [self] _ in
      note("once, on the main thread: \(Thread.isMainThread)")
      MainActor.assumeIsolated { note("the date moved by \(seconds(since: start))") }
      repeating.invalidate()
    }
    let late = Timer(timeInterval: 3600, repeats: true) { [self] _ in note("every hour") }
    RunLoop.main.add(late, forMode: .common)
    let fireDate = Timer(fire: start.addingTimeInterval(5400), interval: 0, repeats: false) {
      [self] _ in note("at half past one")
    }
    RunLoop.current.add(fireDate, forMode: .default)
    RunLoop.main.perform { [self] in note("in the next turn") }
    settle()
    advance(.milliseconds(200))
    advance(.milliseconds(800))
    advance(.seconds(7200))
    note("the date moved by \(seconds(since: start))")
    late.invalidate()
    advance(.seconds(7200))
  }

  /// The schedulers of Combine follow the virtual clock.
  @MainActor
  func playSchedulers() {
    // One subject each: the order of one subject's subscribers is nobody's promise.
    let words = (0..<5).map { _ in PassthroughSubject<String, Never>() }
    var subscriptions: Set<AnyCancellable> = []
    words[0].debounce(for: .seconds(1), scheduler: DispatchQueue.main)
      .sink { self.note("debounced \($0)") }.store(in: &subscriptions)
    words[1].delay(for: 2, scheduler: RunLoop.main)
      .sink { self.note("delayed \($0)") }.store(in: &subscriptions)
    words[2].receive(on: DispatchQueue.main)
      .sink { self.note("received \($0)") }.store(in: &subscriptions)
    words[3].receive(on: RunLoop.main)
      .sink { self.note("received in the run loop \($0)") }.store(in: &subscriptions)
    words[4].throttle(for: .milliseconds(300), scheduler: OperationQueue.main, latest: true)
      .sink { self.note("throttled \($0)") }.store(in: &subscriptions)
    for word in ["a", "ab", "abc"] {
      for subject in words {
        subject.send(word)
      }
      advance(.milliseconds(200))
    }
    advance(.seconds(5))
    let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let ticking = ticks.sink { [self] _ in note("tick") }
    advance(.seconds(2))
    ticking.cancel()
    advance(.seconds(2))
  }

  private nonisolated func seconds(since start: Date) -> Double {
    (Date().timeIntervalSince(start) * 1000).rounded() / 1000
  }
}
