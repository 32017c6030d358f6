import Foundation
import NavFoundation
import Testing

@Suite("A formatter of relative times")
struct RelativeDateTimeFormatterTests {
  private let formatter = NavFoundation.RelativeDateTimeFormatter()

  @Test("the largest unit is written, before and after")
  func numbers() {
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hours")
    #expect(formatter.localizedString(fromTimeInterval: -60) == "1 minute ago")
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      formatter.localizedString(for: date, relativeTo: date.addingTimeInterval(86_400 * 3))
        == "3 days ago"
    )
  }

  @Test("names are written for near times on request")
  func names() {
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: 604_800) == "next week")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    #expect(formatter.localizedString(fromTimeInterval: 172_800) == "in 2 days")
  }

  @Test("units are written in each style")
  func styles() {
    func text(_ style: NavFoundation.RelativeDateTimeFormatter.UnitsStyle) -> String {
      formatter.unitsStyle = style
      return formatter.localizedString(fromTimeInterval: -2 * 2_592_000)
    }
    #expect(text(.full) == "2 months ago")
    #expect(text(.spellOut) == "two months ago")
    #expect(text(.short) == "2 mo. ago")
    #expect(text(.abbreviated) == "2 mo. ago")
  }
}
