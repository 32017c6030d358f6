extension LocalizedStringKey.StringInterpolation {
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
