/// A namespace for formats of times that change while they are shown.
@available(iOS 18.0, *)
public enum SystemFormatStyle {
  /// A unit that a format may use.
  public enum Field: Hashable, Codable, Sendable {
    /// The unit of whole years.
    case year
    /// The unit of whole months.
    case month
    /// The unit of whole weeks.
    case week
    /// The unit of whole days.
    case day
    /// The unit of whole hours.
    case hour
    /// The unit of whole minutes.
    case minute
    /// The unit of whole seconds.
    case second

    fileprivate static let largestFirst: [(field: Field, seconds: Int, name: String)] = [
      (.year, 31_536_000, "year"), (.month, 2_592_000, "month"), (.week, 604_800, "week"),
      (.day, 86_400, "day"), (.hour, 3600, "hour"), (.minute, 60, "minute"),
      (.second, 1, "second"),
    ]
  }

  /// A format for the time between two dates in words, such as "1 minute, 5 seconds".
  public struct DateOffset: FormatStyle {
    private let anchor: Date
    private let fields: Set<Field>
    private let maxFieldCount: Int

    /// Creates a format for the time between a given date and the date to format.
    ///
    /// - Parameters:
    ///   - date: The time from which is counted.
    ///   - allowedFields: The units.
    ///   - maxFieldCount: The maximum number of units in the formatted text.
    public init(
      to date: Date,
      allowedFields: Set<Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2
    ) {
      anchor = date
      fields = allowedFields
      self.maxFieldCount = maxFieldCount
    }

    /// Returns the time between the format's date and a given date, in words.
    ///
    /// - Parameter value: The time.
    /// - Returns: The text.
    public func format(_ value: Date) -> AttributedString {
      var rest = Int(max(-1e9, min(abs(value.timeIntervalSince(anchor)), 1e9)).rounded())
      let units = Field.largestFirst.filter { fields.contains($0.field) }
      var parts: [String] = []
      for unit in units where parts.count < maxFieldCount {
        let count = rest / unit.seconds
        rest %= unit.seconds
        guard count > 0 || unit.field == units.last?.field && parts.isEmpty else { continue }
        parts.append("\(count) \(unit.name)\(count == 1 ? "" : "s")")
      }
      return AttributedString(parts.joined(separator: ", "))
    }
  }

  /// A format for the time since a date, as a stopwatch shows it.
  public struct Stopwatch: FormatStyle {
    private let start: Date

    /// Creates a format for the time since a date.
    ///
    /// - Parameter date: The moment at which the stopwatch starts.
    public init(startingAt date: Date) {
      start = date
    }

    /// Returns the time that has elapsed between the start and a date.
    ///
    /// - Parameter value: The moment.
    /// - Returns: The text.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(SystemFormatStyle.clock(value.timeIntervalSince(start)))
    }
  }

  /// A format for the time in an interval, as a timer shows it.
  public struct Timer: FormatStyle {
    private let interval: Range<Date>
    private let countsDown: Bool

    /// Creates a format that counts down the time in an interval.
    ///
    /// - Parameter interval: The interval.
    public init(countingDownIn interval: Range<Date>) {
      self.interval = interval
      countsDown = true
    }

    /// Creates a format that counts up the time in an interval.
    ///
    /// - Parameter interval: The interval.
    public init(countingUpIn interval: Range<Date>) {
      self.interval = interval
      countsDown = false
    }

    /// Returns the remaining or elapsed time at a date.
    ///
    /// - Parameter value: The moment.
    /// - Returns: The text.
    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
      return AttributedString(SystemFormatStyle.clock(seconds))
    }
  }

  private static func clock(_ seconds: TimeInterval) -> String {
    let whole = Int(max(0, min(seconds, 1e9)).rounded())
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}

@available(iOS 18.0, *)
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a format for the time between a given date and the date to format.
  ///
  /// - Parameters:
  ///   - date: The time from which is counted.
  ///   - allowedFields: The units.
  ///   - maxFieldCount: The maximum number of units in the formatted text.
  /// - Returns: The format.
  public static func offset(
    to date: Date,
    allowedFields: Set<SystemFormatStyle.Field> = [
      .year, .month, .week, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount)
  }
}

@available(iOS 18.0, *)
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a format for the time since a date.
  ///
  /// - Parameter date: The moment at which the stopwatch starts.
  /// - Returns: The format.
  public static func stopwatch(startingAt date: Date) -> Self { Self(startingAt: date) }
}

@available(iOS 18.0, *)
extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a format for the remaining time in an interval.
  ///
  /// - Parameter interval: The interval.
  /// - Returns: The format.
  public static func timer(countingDownIn interval: Range<Date>) -> Self {
    Self(countingDownIn: interval)
  }

  /// Returns a format for the elapsed time in an interval.
  ///
  /// - Parameter interval: The interval.
  /// - Returns: The format.
  public static func timer(countingUpIn interval: Range<Date>) -> Self {
    Self(countingUpIn: interval)
  }
}
