public import Dispatch
public import OpenCombine

extension DispatchQueue {
  /// A time in the schedules of dispatch queues.
  public struct SchedulerTimeType: Strideable, Codable, Hashable {
    /// The time.
    public var dispatchTime: DispatchTime

    /// Creates a time.
    ///
    /// - Parameter time: The time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Decodes a time in nanoseconds.
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

    /// Returns the time from this one to another.
    ///
    /// - Parameter other: The other time.
    /// - Returns: The time between them.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(there >= here ? Int(there - here) : -Int(here - there))
    }

    /// Returns a later or earlier time.
    ///
    /// - Parameter n: The distance.
    /// - Returns: The time.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// A number of nanoseconds between two times.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The number of nanoseconds.
      public var magnitude: Int

      /// The time for use with Dispatch.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates an interval from Dispatch's type.
      ///
      /// - Parameter timeInterval: The time; an infinite one becomes the longest possible.
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

      /// Creates an interval from a number of seconds.
      ///
      /// - Parameter value: The seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      /// Creates an interval from a number of seconds.
      ///
      /// - Parameter value: The seconds.
      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      /// Creates a number of nanoseconds, or nil if it cannot be represented.
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

      /// Returns whether one time is shorter than another.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// Returns the product of two numbers.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude * rhs.magnitude)
      }

      /// Returns the sum of two times.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
      }

      /// Returns the difference of two times.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
      }

      /// Multiplies a time.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

      /// Adds to a time.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

      /// Subtracts from a time.
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
