import Foundation
import NavFoundation
import Testing

@Suite("Timers that are created without an interval")
struct TimerCreationTests {
  @Test("such a timer is invalid, and can be stopped again")
  func withoutTime() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
  }
}
