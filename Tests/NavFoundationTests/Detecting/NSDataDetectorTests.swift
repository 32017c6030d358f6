#if !canImport(Darwin)
import Foundation
import NavFoundation
import Testing

@Suite("Links and numbers in a text")
struct NSDataDetectorTests {
  private let links = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  private let numbers = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
  private let dates = NSTextCheckingResult.CheckingType(rawValue: 1 << 3)

  private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String]
  {
    let detector = try NSDataDetector(types: types.rawValue)
    let range = NSRange(text.startIndex..., in: text)
    return detector.matches(in: text, range: range).map { match in
      match.url?.absoluteString ?? match.phoneNumber ?? match.date.map { "\($0)" } ?? "?"
    }
  }

  @Test("links, addresses and numbers are found in order, without a full stop after them")
  func everything() throws {
    let text = "See https://example.org/a?b=1. Write to ada@example.org, or call +49 (30) 123-4567!"
    #expect(
      try found(text, [links, numbers]) == [
        "https://example.org/a?b=1", "mailto:ada@example.org", "+49 (30) 123-4567",
      ]
    )
    #expect(try found(text, numbers) == ["+49 (30) 123-4567"])
    #expect(try found("www.example.org", links) == ["http://www.example.org"])
    #expect(try found("no link here, 2025 either", [links, numbers, dates]) == [])
  }

  @Test("a date is not mistaken for a number")
  func dateIsNoNumber() throws {
    let detector = try NSDataDetector(
      types: NSTextCheckingResult.CheckingType.allSystemTypes.rawValue
    )
    let text = "on 2025-06-01"
    let match = try #require(
      detector.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))
    )
    #expect(match.resultType == dates)
    let day = try #require(match.date)
    #expect(Calendar.current.dateComponents([.month, .day], from: day).month == 6)
    #expect(match.range == NSRange(location: 3, length: 10))
  }
}
#endif
