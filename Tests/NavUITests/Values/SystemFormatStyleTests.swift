import Foundation
import NavUI
import Testing

@Suite("Formats of times that change")
struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)

  private func text(_ value: AttributedString) -> String { String(value.characters) }

  @Test("an offset is counted in the allowed units, the largest first")
  func offset() {
    let format = SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second])
    #expect(text(format.format(start + 65)) == "1 minute, 5 seconds")
    #expect(text(format.format(start)) == "0 seconds")
    #expect(text(format.format(start - 3600)) == "60 minutes")
    let all = SystemFormatStyle.DateOffset(to: start)
    #expect(text(all.format(start + 90_061)) == "1 day, 1 hour")
  }

  @Test("a stopwatch counts up, and a timer counts within its interval")
  func clocks() {
    #expect(text(SystemFormatStyle.Stopwatch(startingAt: start).format(start + 65)) == "1:05")
    let down = SystemFormatStyle.Timer(countingDownIn: start..<(start + 90))
    #expect(text(down.format(start + 30)) == "1:00")
    #expect(text(down.format(start + 300)) == "0:00")
    let upwards = SystemFormatStyle.Timer(countingUpIn: start..<(start + 90))
    #expect(text(upwards.format(start + 300)) == "1:30")
  }
}
