#if !canImport(Darwin)
import Foundation
import NavFoundation
import Testing

@Suite("Symbols of dates")
struct DateFormatterSymbolsTests {
  @Test("Symbols can be unwrapped, set, and taken as they are")
  func symbols() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.shortWeekdaySymbols!.first == "Sun")
    #expect(formatter.monthSymbols?.count == 12)
    #expect(formatter.weekdaySymbols[1] == "Monday")
    let symbol: String! = "morning"
    formatter.amSymbol = symbol
    #expect(formatter.amSymbol! == "morning")
  }
}
#endif
