/// The times at which a view is made anew.
@available(iOS 15.0, *)
public protocol TimelineSchedule {
  /// The type of the list of times.
  associatedtype Entries: Sequence where Self.Entries.Element == Date

  /// How much energy the device has.
  typealias Mode = TimelineScheduleMode

  /// The times.
  ///
  /// - Parameters:
  ///   - startDate: The time now.
  ///   - mode: How much energy the device has.
  /// - Returns: The times.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How much energy the device has.
@available(iOS 15.0, *)
public enum TimelineScheduleMode: Sendable {
  /// Enough.
  case normal

  /// Little.
  case lowFrequency
}

/// Times at regular intervals.
@available(iOS 15.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates the schedule.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The times.
  ///
  /// - Parameters:
  ///   - startDate: The time now.
  ///   - mode: How much energy the device has.
  /// - Returns: The times.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let interval = interval
    return sequence(first: startDate) { $0.addingTimeInterval(interval) }
  }
}

/// The beginning of each minute.
@available(iOS 15.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The times.
  ///
  /// - Parameters:
  ///   - startDate: The time now.
  ///   - mode: How much energy the device has.
  /// - Returns: The times.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    sequence(first: startDate) { $0.addingTimeInterval(60) }
  }
}

/// Times that an app lists.
@available(iOS 15.0, *)
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// Creates the schedule.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The times.
  ///
  /// - Parameters:
  ///   - startDate: The time now.
  ///   - mode: How much energy the device has.
  /// - Returns: The times.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as an animation needs.
@available(iOS 15.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// The times.
  ///
  /// - Parameters:
  ///   - start: The time now.
  ///   - mode: How much energy the device has.
  /// - Returns: The times.
  public func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
    sequence(first: start) { $0.addingTimeInterval(1 / 60) }
  }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Times at regular intervals.
  ///
  /// - Parameters:
  ///   - startDate: The first time.
  ///   - interval: The interval.
  /// - Returns: The schedule.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as an animation needs.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as an animation needs.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least time between two.
  ///   - paused: Whether time stands still.
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
  /// Times that an app lists.
  ///
  /// - Parameter dates: The times.
  /// - Returns: The schedule.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
