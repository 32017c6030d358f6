/// A source of values that depend on the current time.
@available(iOS 18.0, *)
public struct TimeDataSource<Value>: Sendable where Value: Sendable {
  /// Returns the value of this moment.
  let current: @Sendable () -> Value
}

@available(iOS 18.0, *)
extension TimeDataSource where Value == Date {
  /// The current time.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { Date() } }
}

@available(iOS 18.0, *)
extension TimeDataSource where Value == Range<Date> {
  /// Returns the interval from a time until now.
  ///
  /// - Parameter date: The time.
  /// - Returns: The source.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, Date()) }
  }

  /// Returns the interval from now until a time.
  ///
  /// - Parameter date: The time.
  /// - Returns: The source.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, Date())..<date }
  }
}

@available(iOS 18.0, *)
extension Text {
  /// Creates text from a value, in a format that makes styled text.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format.
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Creates text from the current time.
  ///
  /// - Parameters:
  ///   - source: The source of the time.
  ///   - format: The format.
  public nonisolated init<Value, Format: FormatStyle>(
    _ source: TimeDataSource<Value>,
    format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == AttributedString {
    self.init(format.format(source.current()))
  }

  /// Creates text from the current time.
  ///
  /// - Parameters:
  ///   - source: The source of the time.
  ///   - format: The format.
  public nonisolated init<Value, Format: FormatStyle>(
    _ source: TimeDataSource<Value>,
    format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(verbatim: format.format(source.current()))
  }
}
