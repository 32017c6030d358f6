#if !canImport(Darwin)
public import Foundation

/// A formatter of durations, such as "1 hour, 5 minutes", which Foundation has only on Apple's
/// systems.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// By position, as in 1:05:00.
    case positional
    /// With one letter per unit.
    case abbreviated
    /// Abbreviated.
    case short
    /// In words.
    case full
    /// In words, with spelled-out numbers.
    case spellOut
    /// Abbreviated, without spaces.
    case brief
  }

  /// The way in which units that are zero are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The options.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The style's default.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Drops zeros before the first unit.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Drops zeros in the middle.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Drops zeros at the end.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Drops all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps all zeros, with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  /// The allowed units.
  open var allowedUnits: NSCalendar.Unit = []
  /// The style in which units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The way in which units that are zero are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of units, or 0 for any.
  open var maximumUnitCount = 0
  /// Whether "remaining" is appended.
  open var includesTimeRemainingPhrase = false
  /// Whether "about" is prepended.
  open var includesApproximationPhrase = false

  /// Writes a duration.
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

  /// Writes the time between two dates.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - endDate: The second date.
  /// - Returns: The text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Writes components.
  ///
  /// - Parameter components: The components, of which weeks, days, hours, minutes and seconds count.
  /// - Returns: The text.
  open func string(from components: DateComponents) -> String? {
    let days = (components.weekOfMonth ?? 0) * 7 + (components.day ?? 0)
    let hours = days * 24 + (components.hour ?? 0)
    let minutes = hours * 60 + (components.minute ?? 0)
    return string(from: TimeInterval(minutes * 60 + (components.second ?? 0)))
  }

  /// Writes components or a duration.
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
