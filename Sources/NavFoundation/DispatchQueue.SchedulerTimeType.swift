public import Dispatch
public import OpenCombine

extension DispatchQueue {
  /// A time in the schedules of dispatch queues.
  public struct SchedulerTimeType: Strideable, Codable, Hashable {
    /// The time as Dispatch represents it.
    public var dispatchTime: DispatchTime

    /// Creates a time from a dispatch time.
    ///
    /// - Parameter time: The time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Creates a time by decoding a number of nanoseconds.
    public init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: value)
    }

    /// Encodes the time in nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Adds the time to a hash.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    /// Returns the interval from this time to another.
    ///
    /// - Parameter other: The other time.
    /// - Returns: The interval between the times.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(there >= here ? Int(there - here) : -Int(here - there))
    }

    /// Returns this time offset by an interval.
    ///
    /// - Parameter n: The distance.
    /// - Returns: The time.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// An interval between two times, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The number of nanoseconds.
      public var magnitude: Int

      /// The interval as Dispatch represents it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates an interval from a dispatch time interval.
      ///
      /// - Parameter timeInterval: The interval; an infinite interval becomes the longest possible interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self = .nanoseconds(value)
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      /// Creates an interval from an integer literal that specifies seconds.
      ///
      /// - Parameter value: The seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      /// Creates an interval from a floating-point literal that specifies seconds.
      ///
      /// - Parameter value: The seconds.
      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      /// Creates an interval from an integer, or returns nil if the integer cannot be represented.
      ///
      /// - Parameter source: The nanoseconds.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      private init(nanoseconds: Int) {
        magnitude = nanoseconds
      }

      private init(_ count: Int, unit: Int) {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        magnitude = overflow ? (count < 0 ? .min : .max) : product
      }

      /// Returns whether the first interval is shorter than the second.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// Returns the product of two intervals.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude * rhs.magnitude)
      }

      /// Returns the sum of two intervals.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
      }

      /// Returns the difference of two intervals.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
      }

      /// Multiplies an interval by another.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

      /// Adds an interval to another.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

      /// Subtracts an interval from another.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

      /// Returns an interval from a number of seconds.
      public static func seconds(_ value: Double) -> Stride {
        Stride(nanoseconds: Int(max(-9.2e18, min(9.2e18, value * 1e9))))
      }

      /// Returns an interval from a number of seconds.
      public static func seconds(_ value: Int) -> Stride { Stride(value, unit: 1_000_000_000) }

      /// Returns an interval from a number of milliseconds.
      public static func milliseconds(_ value: Int) -> Stride { Stride(value, unit: 1_000_000) }

      /// Returns an interval from a number of microseconds.
      public static func microseconds(_ value: Int) -> Stride { Stride(value, unit: 1000) }

      /// Returns an interval from a number of nanoseconds.
      public static func nanoseconds(_ value: Int) -> Stride { Stride(value, unit: 1) }
    }
  }
}
