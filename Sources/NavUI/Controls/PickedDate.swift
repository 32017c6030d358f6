internal import Foundation

/// A date, a time of day or a moment that a user chooses in a date picker.
enum PickedDate {
  /// A moment, such as `2025-06-01T09:30:00Z`.
  case moment(Date)
  /// A date, such as `2025-06-01`, as the midnight at which it begins; the time of day is kept.
  case day(Date)
  /// A time of day, such as `09:30`, in seconds since midnight; the date is kept.
  case time(TimeInterval)

  /// Creates a choice from its text, read in the time zone UTC, or returns nil if the text is invalid.
  init?(_ text: String) {
    if let moment = Self.moment(text) {
      self = .moment(moment)
    } else if let day = Self.moment("\(text)T00:00:00Z") {
      self = .day(day)
    } else if text.count == 5, let time = Self.moment("1970-01-01T\(text):00Z") {
      self = .time(time.timeIntervalSince1970)
    } else {
      return nil
    }
  }

  /// Returns the result of applying the choice to a date picker's date.
  func applied(to date: Date) -> Date {
    let seconds = date.timeIntervalSince1970
    let midnight = (seconds / Self.day).rounded(.down) * Self.day
    return switch self {
    case .moment(let moment): moment
    case .day(let day): day.addingTimeInterval(seconds - midnight)
    case .time(let time): Date(timeIntervalSince1970: midnight + time)
    }
  }

  private static func moment(_ text: String) -> Date? {
    do {
      return try Date(text, strategy: .iso8601)
    } catch {
      // Any other text is not a moment.
      return nil
    }
  }

  private static let day: TimeInterval = 86_400
}
