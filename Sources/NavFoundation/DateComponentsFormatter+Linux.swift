#if !canImport(Darwin)
public import Foundation

/// A replacement on Linux for Foundation's formatter of durations, with results such as "1 hour, 5 minutes".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// A style of the units in the text.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers separated by colons, as in 1:05:00.
    case positional
    /// Units abbreviated to one letter, as in "1h 5m".
    case abbreviated
    /// Abbreviated units.
    case short
    /// Units in words.
    case full
    /// Units and numbers in words.
    case spellOut
    /// Abbreviated units without spaces.
    case brief
  }

  /// A set of options for the formatting of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The default behaviour for the style of units.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// The option to omit zeros before the first unit.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// The option to omit zeros in the middle.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// The option to omit zeros at the end.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// The option to omit all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// The option to keep all zeros, and to write each number with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  /// The units that the text may contain.
  open var allowedUnits: NSCalendar.Unit = []
  /// The style of the units in the text.
  open var unitsStyle = UnitsStyle.positional
  /// The formatting of units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of units, or 0 for no limit.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// A Boolean value that indicates whether the text starts with "about".
  open var includesApproximationPhrase = false

  /// The calendar that determines the lengths of months and years.
  open var calendar: Calendar? = .current

  /// Returns the text for a duration.
  ///
  /// - Parameter ti: The seconds.
  /// - Returns: The text.
  open func string(from ti: TimeInterval) -> String? {
    string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Returns the text for the time between two dates.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - endDate: The second date.
  /// - Returns: The text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = DurationUnit.all.filter {
      allowedUnits.isEmpty || allowedUnits.contains($0.unit)
    }
    let components = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)),
      from: min(startDate, endDate),
      to: max(startDate, endDate)
    )
    let text = write(units.map { (components.value(for: $0.component) ?? 0, $0) })
    return (endDate < startDate ? "-" : "") + (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns the text for date components.
  ///
  /// - Parameter components: The components.
  /// - Returns: The text.
  open func string(from components: DateComponents) -> String? {
    (calendar ?? .current).date(byAdding: components, to: start).flatMap {
      string(from: start, to: $0)
    }
  }

  /// Returns the text for date components or a duration, or nil for any other object.
  ///
  /// - Parameter obj: The value.
  /// - Returns: The text, or nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
      ?? (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  /// The start date for a duration without dates: the first day of a month with 31 days.
  private var start: Date {
    let first = DateComponents(year: 2001, month: 1, day: 1)
    return (calendar ?? .current).date(from: first) ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  private func write(_ parts: [(Int, DurationUnit)]) -> String {
    var shown = parts
    if zeroFormattingBehavior != .pad {
      if unitsStyle == .positional {
        while shown.count > 2, shown.first?.0 == 0 { shown.removeFirst() }
      } else {
        shown.removeAll { $0.0 == 0 }
        if shown.isEmpty { shown = parts.suffix(1) }
      }
    }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    if unitsStyle == .positional {
      let padsFirst = zeroFormattingBehavior == .pad
      return shown.enumerated().map { index, part in
        index > 0 || padsFirst ? String(format: "%02d", part.0) : "\(part.0)"
      }.joined(separator: ":")
    }
    let texts = shown.map { count, unit in
      switch unitsStyle {
      case .abbreviated: "\(count)\(unit.letters)"
      case .brief: "\(count)\(unit.short(count))"
      case .short: "\(count) \(unit.short(count))"
      case .spellOut: "\(count.spelledOut) \(unit.word(count))"
      default: "\(count) \(unit.word(count))"
      }
    }
    let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
    return texts.joined(separator: isTight ? " " : ", ")
  }
}

/// A unit of time with its English words.
private struct DurationUnit {
  let unit: NSCalendar.Unit
  let component: Calendar.Component
  let name: String
  let letters: String
  let short: String
  let shortPlural: String?

  func word(_ count: Int) -> String { count == 1 ? name : "\(name)s" }

  func short(_ count: Int) -> String { count == 1 ? short : shortPlural ?? short }

  static let all = [
    Self(.year, .year, "year", letters: "y", short: "yr", shortPlural: "yrs"),
    Self(.month, .month, "month", letters: "mo", short: "mth", shortPlural: "mths"),
    Self(.weekOfMonth, .weekOfMonth, "week", letters: "w", short: "wk", shortPlural: "wks"),
    Self(.day, .day, "day", letters: "d", short: "day", shortPlural: "days"),
    Self(.hour, .hour, "hour", letters: "h", short: "hr"),
    Self(.minute, .minute, "minute", letters: "m", short: "min"),
    Self(.second, .second, "second", letters: "s", short: "sec"),
  ]

  private init(
    _ unit: NSCalendar.Unit,
    _ component: Calendar.Component,
    _ name: String,
    letters: String,
    short: String,
    shortPlural: String? = nil
  ) {
    self.unit = unit
    self.component = component
    self.name = name
    self.letters = letters
    self.short = short
    self.shortPlural = shortPlural
  }
}
#endif
