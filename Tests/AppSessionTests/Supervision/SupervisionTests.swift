import Foundation
import Testing

@testable import AppSession

#if os(Linux)
@Suite("Supervision")
struct SupervisionTests {
  @Test("What an app leaves behind in a session of its own is ended, and what that has started")
  func sweep() throws {
    let process = Process()
    process.executableURL = URL(filePath: "\(Products.folder)/SupervisionProbe")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n")
    process.waitUntilExit()

    let sleepers = lines.compactMap { $0.wholeMatch(of: /sleeper (\d+)/).flatMap { pid_t($0.1) } }
    #expect(sleepers.count == 2, "\(lines)")
    for sleeper in sleepers {
      #expect(kill(sleeper, 0) != 0, "\(sleeper) is still there")
    }
    #expect(lines.last == "left 0", "\(lines)")
  }
}
#endif
