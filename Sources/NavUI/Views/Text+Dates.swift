@available(iOS 14.0, *)
extension Text {
  /// A style in which a date is shown.
  public struct DateStyle: Codable, Hashable, Sendable {
    fileprivate let name: String

    /// The style that shows the time of day.
    public static let time = DateStyle(name: "time")

    /// The style that shows the calendar date.
    public static let date = DateStyle(name: "date")

    /// The style that shows in words the time until or since the date.
    public static let relative = DateStyle(name: "relative")

    /// The style that shows the time until or since the date, with a plus or minus sign.
    public static let offset = DateStyle(name: "offset")

    /// The style that shows the time until or since the date as a timer.
    public static let timer = DateStyle(name: "timer")
  }

  /// Creates text that shows a date in the given style.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The format of the date.
  public nonisolated init(_ date: Date, style: Text.DateStyle) {
    switch style.name {
    case "time": self.init(content: Self.written(date, .omitted, .shortened))
    case "date": self.init(content: Self.written(date, .long, .omitted))
    default: self.init(content: Self.distance(to: date))
    }
  }

  /// Creates text that shows a range of dates.
  ///
  /// - Parameter dates: The dates.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(content: "\(Self.brief(dates.lowerBound)) – \(Self.brief(dates.upperBound))")
  }

  /// Creates text that shows a date interval.
  ///
  /// - Parameter interval: The interval.
  public nonisolated init(_ interval: DateInterval) {
    self.init(content: "\(Self.brief(interval.start)) – \(Self.brief(interval.end))")
  }

  /// Creates text that counts up or down through a time interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The time at which counting stops.
  ///   - countsDown: Whether to count the remaining time.
  ///   - showsHours: Whether hours are counted too.
  @available(iOS 16.0, *)
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(content: Self.clock(seconds))
  }

  private nonisolated static func brief(_ date: Date) -> String {
    written(date, .abbreviated, .shortened)
  }

  private nonisolated static func written(
    _ date: Date,
    _ day: Date.FormatStyle.DateStyle,
    _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(date: day, time: time, locale: .american).format(date)
  }

  private nonisolated static func distance(to date: Date) -> String {
    clock(abs(date.timeIntervalSinceNow))
  }

  private nonisolated static func clock(_ seconds: TimeInterval) -> String {
    let whole = Int(max(0, min(seconds, 1e9)).rounded())
    let rest = "\(whole % 60)"
    let padded = rest.count < 2 ? "0\(rest)" : rest
    return "\(whole / 60):\(padded)"
  }
}
