// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
    append(
      value: Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown)
        .content
    )
  }

  /// Appends another text.
  public mutating func appendInterpolation(_ text: Text) { append(value: text.content) }

  /// Appends an image, which has no text.
  public mutating func appendInterpolation(_ image: Image) { append(value: "") }

  /// Appends a text from a table of translations.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(value: resource.localizedKey.resolved)
  }
}
