import Foundation
import NavFoundation
import Testing

@Suite("Lists as sentences")
struct ListFormatterTests {
  @Test("Items are joined with commas and a word, by their own formatter if there is one")
  func joining() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let formatter = ListFormatter()
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(for: ["x"]) == "x")
    #expect(formatter.string(for: 3) == nil)
    let numbers = NumberFormatter()
    numbers.numberStyle = .percent
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [0.5, 1.0]) == "50% and 100%")
    #expect(formatter.string(from: ["half"]) == nil)
  }
}
