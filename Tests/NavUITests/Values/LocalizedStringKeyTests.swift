import Foundation
import NavUI
import Testing

@Suite("LocalizedStringKey")
struct LocalizedStringKeyTests {
  private func shown(_ key: LocalizedStringKey) -> String { key.resolved }

  @Test("Literals, strings and numbers read as in American English")
  func resolved() {
    let name = "Ada"
    #expect(shown("Hello") == "Hello")
    #expect(shown("Hello, \(name)!") == "Hello, Ada!")
    #expect(shown("\(7) of \(1234)") == "7 of 1,234")
    #expect(shown("\(-1_234_567)") == "-1,234,567")
    #expect(shown("\(UInt8(200))") == "200")
    #expect(shown("\(3.5)") == "3.500000")
    #expect(shown("\(1234.5, specifier: "%.2f")") == "1,234.50")
    #expect(shown("\(1234, specifier: "%x")") == "4d2")
    #expect(shown("\(12, specifier: "%05d of 100%%")") == "00012 of 100%")
    // For an address there is no number.
    for specifier in ["%s", "%@", "%S", "%d %s", "%*d", "%n", "none"] {
      #expect(shown("\(4096, specifier: specifier)") == "4,096")
    }
    #expect(LocalizedStringKey(name).resolved == "Ada")
  }

  @Test("A date, an identifier and other values with a class are shown with a formatter")
  func formatters() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.timeZone = .gmt
    let date = Date(timeIntervalSince1970: 0)
    #expect(shown("Item at \(date, formatter: formatter)") == "Item at 1970-01-01")
    #expect(shown("\(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)").hasPrefix("E621"))
  }

  @Test("OB-38: values are formatted as on a new simulator, unless the format names a region")
  func formats() {
    let dollars = FloatingPointFormatStyle<Double>.Currency(code: "USD")
    let date = Date(timeIntervalSince1970: 0)
    let day = Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: .gmt)
    #expect(Text(3.5, format: dollars).content == "$3.50")
    #expect(shown("\(3.5, format: dollars)") == "$3.50")
    #expect(Text(date, format: day).content == "Jan 1, 1970")
    let german = Locale(identifier: "de_DE")
    #expect(Text(1234.5, format: .number.locale(german)).content == "1.234,5")
  }

  @Test("The key contains specifiers, and both key and values are compared")
  func equality() {
    let key: LocalizedStringKey = "\(1) and \("a")"
    #expect(key.key == "%lld and %@")
    #expect(key == "\(1) and \("a")")
    #expect(key != "\(2) and \("a")")
    #expect(key != "1 and a")
  }
}
