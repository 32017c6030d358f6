#if !canImport(Darwin)
public import Foundation

/// A replacement on Linux for Foundation's formatter of relative dates, with results such as "2 hours ago".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// A style of the units in the text.
  public enum UnitsStyle: Int, Sendable {
    /// Units in words.
    case full
    /// Units and numbers in words.
    case spellOut
    /// Abbreviated units.
    case short
    /// Units with the shortest abbreviations.
    case abbreviated
  }

  /// A style of dates close to the reference date.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers only, such as "1 day ago".
    case numeric
    /// Names where possible, such as "yesterday".
    case named
  }

  /// The style of the units in the text.
  open var unitsStyle = UnitsStyle.full
  /// The style of dates close to the reference date.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The calendar for calculations.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The locale, a setting without effect because the text is always English.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale(identifier: "en_US")

  /// Returns the text for a time interval.
  ///
  /// - Parameter timeInterval: The seconds; negative for the past.
  /// - Returns: The text.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let (count, unit) = Self.parts(of: abs(timeInterval))
    let isPast = timeInterval < 0
    if dateTimeStyle == .named, let name = Self.name(count, unit, isPast: isPast) { return name }
    let number = unitsStyle == .spellOut ? count.spelledOut : "\(count)"
    let text = "\(number) \(Self.write(unit, count, unitsStyle))"
    return isPast ? "\(text) ago" : "in \(text)"
  }

  /// Returns the text for the time from a reference date to a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - referenceDate: The other date.
  /// - Returns: The text.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Returns the text for the time from now to a date, or nil if the object is not a date.
  ///
  /// - Parameter obj: The date.
  /// - Returns: The text, or nil if the value is not a date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static func parts(of seconds: Double) -> (Int, String) {
    let units: [(Double, String)] = [
      (31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86_400, "day"),
      (3_600, "hour"), (60, "minute"),
    ]
    for (length, unit) in units where seconds >= length { return (Int(seconds / length), unit) }
    return (Int(seconds), "second")
  }

  private static func name(_ count: Int, _ unit: String, isPast: Bool) -> String? {
    switch (count, unit) {
    case (0, _): "now"
    case (1, "day"): isPast ? "yesterday" : "tomorrow"
    case (1, "week"), (1, "month"), (1, "year"): isPast ? "last \(unit)" : "next \(unit)"
    default: nil
    }
  }

  private static func write(_ unit: String, _ count: Int, _ style: UnitsStyle) -> String {
    let short = [
      "year": "yr.", "month": "mo.", "week": "wk.", "day": "day", "hour": "hr.", "minute": "min.",
      "second": "sec.",
    ]
    if style == .full || style == .spellOut || unit == "day" {
      return count == 1 ? unit : "\(unit)s"
    }
    return short[unit] ?? unit
  }
}
#endif
