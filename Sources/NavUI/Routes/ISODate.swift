import Foundation

/// A namespace for converting dates to and from ISO 8601 text.
enum ISODate {
  /// Returns the text for a date, or nil if the date is not a whole number of milliseconds.
  static func text(of date: Date) -> String? {
    [style(fractional: false), style(fractional: true)].lazy
      .map { $0.format(date) }
      .first { self.date(from: $0) == date }
  }

  /// Returns the date for text with an optional time of day, or nil if the text is not a date.
  static func date(from text: String) -> Date? {
    let day = Date.ISO8601FormatStyle().year().month().day()
    for style in [style(fractional: false), style(fractional: true), day] {
      // A text in another style may follow; nil means that no style matched.
      if let date = try? style.parse(text) { return date }
    }
    return nil
  }

  private static func style(fractional: Bool) -> Date.ISO8601FormatStyle {
    .init(includingFractionalSeconds: fractional)
  }
}
