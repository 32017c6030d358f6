import Foundation
import NavFoundation
import Testing

@Suite("A formatter of durations")
struct DateComponentsFormatterTests {
  private let formatter = NavFoundation.DateComponentsFormatter()
  private let time: TimeInterval = 9 * 3600 + 41 * 60 + 30

  @Test("units are written in each style")
  func styles() {
    func text(_ style: NavFoundation.DateComponentsFormatter.UnitsStyle) -> String? {
      formatter.unitsStyle = style
      return formatter.string(from: time)
    }
    #expect(text(.positional) == "9:41:30")
    #expect(text(.abbreviated) == "9h 41m 30s")
    #expect(text(.brief) == "9hr 41min 30sec")
    #expect(text(.short) == "9 hr, 41 min, 30 sec")
    #expect(text(.full) == "9 hours, 41 minutes, 30 seconds")
    #expect(text(.spellOut) == "nine hours, forty-one minutes, thirty seconds")
  }

  @Test("only the allowed units are counted, and zeros are omitted")
  func units() {
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.minute]
    #expect(formatter.string(from: 3600) == "60 minutes")
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: 3600) == "1 hour")
    #expect(formatter.string(from: 0) == "0 minutes")
    #expect(formatter.string(from: -60) == "-1 minute")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: time) == "9 hours")
    formatter.unitsStyle = .positional
    formatter.maximumUnitCount = 0
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 300) == "00:05")
  }

  @Test("months and years are counted by the calendar")
  func calendar() throws {
    let calendar = Calendar(identifier: .gregorian)
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.year, .month, .day]
    let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 1, day: 31)))
    let end = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 1)))
    #expect(formatter.string(from: start, to: end) == "2 years, 1 month, 1 day")
    #expect(formatter.string(from: DateComponents(month: 14)) == "1 year, 2 months")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: DateComponents(month: 14)) == "1y 2mo")
  }
}
