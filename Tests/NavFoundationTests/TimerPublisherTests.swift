import Foundation
import NavFoundation
import OpenCombine
import Testing

@Suite("The publisher of a timer")
@MainActor
struct TimerPublisherTests {
  @Test("OB-24: cancelling an upstream connection stops the timer for all subscribers")
  func upstream() {
    let loop = RunLoop.current
    var ticks = 0
    let timer = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect()
    let subscription = timer.sink { _ in ticks += 1 }
    while ticks < 2, loop.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) {}
    #expect(ticks >= 2)
    timer.upstream.connect().cancel()
    let last = ticks
    _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    #expect(ticks == last)
    _ = subscription
  }

  @Test("OB-24: connecting twice makes one timer, and dropping a connection stops nothing")
  func twice() {
    let loop = RunLoop.current
    var ticks = 0
    let timer = Timer.publish(every: 0.001, on: loop, in: .default)
    let subscription = timer.sink { _ in ticks += 1 }
    let first = timer.connect()
    _ = timer.connect()
    while ticks < 2, loop.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) {}
    #expect(ticks >= 2)
    first.cancel()
    let last = ticks
    _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    #expect(ticks == last)
    _ = subscription
  }
}
