/// A schedule of the dates at which a timeline view is redrawn.
public protocol TimelineSchedule {
  /// The type of the sequence of dates, which may be infinite.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The frequency at which a view is drawn.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates of the schedule, starting at a given date.
  ///
  /// - Parameters:
  ///   - startDate: The date.
  ///   - mode: The rate at which the view is drawn.
  /// - Returns: The dates; the first may be earlier than the given one.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency at which a timeline view is drawn.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The mode in which the view is drawn as often as its schedule requires.
  case normal
  /// The mode in which the view is drawn less often.
  case lowFrequency
}

/// A schedule of dates at equal intervals.
@available(iOS 15.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule with a start date and an interval.
  ///
  /// - Parameters:
  ///   - startDate: The date from which distances are measured.
  ///   - interval: The seconds between two dates.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// Returns the dates of the schedule, starting with the latest date that is not after a given date.
  ///
  /// - Parameters:
  ///   - startDate: The date.
  ///   - mode: The rate at which the view is drawn.
  /// - Returns: The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(start: start.addingTimeInterval(passed * interval), interval: interval)
  }

  /// A sequence of dates at equal intervals.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let start: Date
    private let interval: TimeInterval
    private var count = 0.0

    fileprivate init(start: Date, interval: TimeInterval) {
      self.start = start
      self.interval = interval
    }

    /// Advances to the next date and returns it.
    ///
    /// - Returns: The date; there is always one.
    public mutating func next() -> Date? {
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }
}

/// A schedule with a date at the start of every minute.
@available(iOS 15.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule with a date for every minute.
  public init() {}

  /// Returns the start of each minute.
  ///
  /// - Parameters:
  ///   - startDate: The date.
  ///   - mode: The rate at which the view is drawn.
  /// - Returns: The dates.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of explicit dates.
@available(iOS 15.0, *)
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from a sequence of dates.
  ///
  /// - Parameter dates: The dates, in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the dates of the schedule.
  ///
  /// - Parameters:
  ///   - startDate: The start, which is ignored.
  ///   - mode: The rate at which the view is drawn.
  /// - Returns: All dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of frequent dates for an animation.
///
/// Nothing is drawn here, so one date per second is sufficient unless an interval is given.
@available(iOS 15.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule for an animation.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum number of seconds between two dates.
  ///   - paused: Whether to stop after the first date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 1, 1.0 / 60)
    isPaused = paused
  }

  /// Returns the dates of the schedule, starting at a given date.
  ///
  /// - Parameters:
  ///   - startDate: The date.
  ///   - mode: The rate at which the view is drawn.
  /// - Returns: The dates.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PrefixSequence<PeriodicTimelineSchedule.Entries> {
    PeriodicTimelineSchedule(from: startDate, by: interval)
      .entries(from: startDate, mode: mode)
      .prefix(isPaused ? 1 : .max)
  }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates at equal intervals.
  ///
  /// - Parameters:
  ///   - startDate: The date from which distances are measured.
  ///   - interval: The seconds between two dates.
  /// - Returns: The schedule.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with a date at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule for an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule for an animation.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum number of seconds between two dates.
  ///   - paused: Whether to stop after the first date.
  /// - Returns: The schedule.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

@available(iOS 15.0, *)
extension TimelineSchedule {
  /// Returns a schedule of explicit dates.
  ///
  /// - Parameter dates: The dates, in order.
  /// - Returns: The schedule.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
