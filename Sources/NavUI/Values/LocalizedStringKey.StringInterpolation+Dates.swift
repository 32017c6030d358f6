extension LocalizedStringKey.StringInterpolation {
  /// Adds a date.
  @available(iOS 14.0, *)
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(value: Text(date, style: style).content)
  }

  /// Adds two dates.
  @available(iOS 14.0, *)
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(value: Text(dates).content)
  }

  /// Adds an interval of time.
  @available(iOS 14.0, *)
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(value: Text(interval).content)
  }

  /// Adds a timer.
  @available(iOS 16.0, *)
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let text = Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown)
    append(value: text.content)
  }
}
