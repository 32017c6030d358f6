#if !canImport(Darwin)
import Foundation
import NavFoundation
import Testing

@Suite("Symbols of dates")
struct DateFormatterSymbolsTests {
  @Test("Symbols can be unwrapped, set and used directly")
  func symbols() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.shortWeekdaySymbols!.first == "Sun")
    #expect(formatter.monthSymbols?.count == 12)
    #expect(formatter.weekdaySymbols[1] == "Monday")
    let symbol: String! = "morning"
    formatter.amSymbol = symbol
    #expect(formatter.amSymbol! == "morning")
    if let names = formatter.standaloneMonthSymbols {
      #expect(names.count == 12)
    } else {
      Issue.record("there are no names of months")
    }
    let names = formatter.veryShortWeekdaySymbols
    #expect(names.map(\.count) == Array(repeating: 1, count: 7))
    guard let first = formatter.shortMonthSymbols.first else { return }
    #expect(first == "Jan")
  }
}
#endif
