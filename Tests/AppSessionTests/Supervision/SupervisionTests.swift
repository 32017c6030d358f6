import Foundation
import Testing

@testable import AppSession

#if os(Linux)
@Suite("Supervision")
struct SupervisionTests {
  @Test("Processes that an app leaves in another session are stopped")
  func sweep() throws {
    let lines = try ProbeProgram.lines(of: "SupervisionProbe")
    let sleepers = lines.compactMap { $0.wholeMatch(of: /sleeper (\d+)/).flatMap { pid_t($0.1) } }
    #expect(sleepers.count == 2, "\(lines)")
    for sleeper in sleepers {
      #expect(kill(sleeper, 0) != 0, "\(sleeper) is still there")
    }
    #expect(lines.last == "left 0", "\(lines)")
  }
}
#endif
