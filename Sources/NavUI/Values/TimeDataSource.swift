/// A source of values that depend on the current time.
@available(iOS 18.0, *)
public struct TimeDataSource<Value>: Sendable where Value: Sendable {
  /// A closure that returns the current value.
  let current: @Sendable () -> Value
}

@available(iOS 18.0, *)
extension TimeDataSource where Value == Date {
  /// A source of the current time.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { Date() } }
}

@available(iOS 18.0, *)
extension TimeDataSource where Value == Range<Date> {
  /// Returns a source of the interval from a date until now.
  ///
  /// - Parameter date: The time.
  /// - Returns: The source.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, Date()) }
  }

  /// Returns a source of the interval from now until a date.
  ///
  /// - Parameter date: The time.
  /// - Returns: The source.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, Date())..<date }
  }
}

@available(iOS 18.0, *)
extension Text {
  /// Creates text from a value and a format that produces attributed text.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format.
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Creates attributed text from a value that depends on the current time.
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

  /// Creates text from a value that depends on the current time.
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
