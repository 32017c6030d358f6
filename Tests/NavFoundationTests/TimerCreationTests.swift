import Foundation
import NavFoundation
import Testing

@Suite("Timers that are created without a time")
struct TimerCreationTests {
  @Test("such a timer is not valid, and can be stopped again")
  func withoutTime() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
  }
}
