package import Foundation

/// A moment, read from text such as `2026-11-30` or `2026-11-30 18:00`, optionally with a time zone.
package struct Moment: Hashable, Sendable {
  /// The moment as a date.
  package let date: Date

  /// Creates a moment from text, or returns nil if the text is not in the expected form.
  ///
  /// - Parameters:
  ///   - text: The text; a date alone means the end of that day.
  ///   - timeZone: The time zone to use if the text does not name one.
  package init?(_ text: String, timeZone: TimeZone) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = timeZone
    formatter.isLenient = false
    let text = text.replacing("T", with: " ")
    for format in [
      "yyyy-MM-dd HH:mm", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mmXXX", "yyyy-MM-dd HH:mm:ssXXX",
    ] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) {
        self.date = date
        return
      }
    }
    formatter.dateFormat = "yyyy-MM-dd"
    guard let day = formatter.date(from: text) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { return nil }
    date = next.addingTimeInterval(-1)
  }
}
