#if !canImport(Darwin)
import Foundation

/// A time span in seconds, as Core Foundation calls it.
public typealias CFTimeInterval = Double

/// A moment in seconds since the first of January 2001, as Core Foundation calls it.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time of the app's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
#endif
