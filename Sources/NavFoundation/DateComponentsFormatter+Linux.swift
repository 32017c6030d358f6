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

  /// Returns the text for a duration.
  ///
  /// - Parameter ti: The seconds.
  /// - Returns: The text.
  open func string(from ti: TimeInterval) -> String? {
    var rest = Int(ti.magnitude.rounded(.down))
    let units = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    var parts: [(Int, String)] = []
    for unit in units {
      parts.append((rest / unit.seconds, unit.name))
      rest %= unit.seconds
    }
    let text = write(parts)
    return (ti < 0 ? "-" : "") + (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns the text for the time between two dates.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - endDate: The second date.
  /// - Returns: The text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns the text for date components.
  ///
  /// - Parameter components: The components, of which weeks, days, hours, minutes and seconds count.
  /// - Returns: The text.
  open func string(from components: DateComponents) -> String? {
    let days = (components.weekOfMonth ?? 0) * 7 + (components.day ?? 0)
    let hours = days * 24 + (components.hour ?? 0)
    let minutes = hours * 60 + (components.minute ?? 0)
    return string(from: TimeInterval(minutes * 60 + (components.second ?? 0)))
  }

  /// Returns the text for date components or a duration.
  ///
  /// - Parameter obj: The value.
  /// - Returns: The text, or nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
      ?? (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  private static let units: [(unit: NSCalendar.Unit, seconds: Int, name: String)] = [
    (.weekOfMonth, 604_800, "week"), (.day, 86_400, "day"), (.hour, 3_600, "hour"),
    (.minute, 60, "minute"), (.second, 1, "second"),
  ]

  private func write(_ parts: [(Int, String)]) -> String {
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
    let texts = shown.map { count, name in
      switch unitsStyle {
      case .abbreviated: "\(count)\(name.prefix(1))"
      case .brief: "\(count)\(name == "minute" ? "min" : name == "hour" ? "hr" : name)"
      case .short:
        "\(count) \(name == "minute" ? "min" : name == "hour" ? "hr" : name == "second" ? "sec" : name)"
      default: "\(count) \(name)\(count == 1 ? "" : "s")"
      }
    }
    return texts.joined(separator: unitsStyle == .full || unitsStyle == .short ? ", " : " ")
  }
}
#endif
