public import Foundation
public import OpenCombine

/// A date in the schedules of run loops and operation queues.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The date that the time represents.
  public var date: Date

  /// Creates a time from a date.
  ///
  /// - Parameter date: The date.
  public init(_ date: Date) {
    self.date = date
  }

  /// Returns the interval from this time to another.
  ///
  /// - Parameter other: The other time.
  /// - Returns: The seconds.
  public func distance(to other: DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// Returns this time offset by an interval.
  ///
  /// - Parameter n: The distance.
  /// - Returns: The time.
  public func advanced(by n: Stride) -> DateSchedulerTime {
    DateSchedulerTime(date.addingTimeInterval(n.timeInterval))
  }

  /// An interval between two times, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Sendable
  {
    /// The number of seconds.
    public var magnitude: TimeInterval

    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval from a number of seconds.
    ///
    /// - Parameter timeInterval: The seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// Creates an interval from an integer literal that specifies seconds.
    ///
    /// - Parameter value: The seconds.
    public init(integerLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates an interval from a floating-point literal that specifies seconds.
    ///
    /// - Parameter value: The seconds.
    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    /// Creates an interval from an integer, or returns nil if the integer cannot be represented.
    ///
    /// - Parameter source: The seconds.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    /// Returns whether the first interval is shorter than the second.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

    /// Returns the product of two intervals.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }

    /// Returns the sum of two intervals.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }

    /// Returns the difference of two intervals.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }

    /// Multiplies one interval by another.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

    /// Adds one interval to another.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

    /// Subtracts one interval from another.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

    /// Returns an interval from a number of seconds.
    public static func seconds(_ value: Int) -> Stride { Stride(TimeInterval(value)) }

    /// Returns an interval from a number of seconds.
    public static func seconds(_ value: Double) -> Stride { Stride(value) }

    /// Returns an interval from a number of milliseconds.
    public static func milliseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e3) }

    /// Returns an interval from a number of microseconds.
    public static func microseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e6) }

    /// Returns an interval from a number of nanoseconds.
    public static func nanoseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e9) }
  }
}
