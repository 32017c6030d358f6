#if !canImport(Darwin)
import Foundation

/// A time interval in seconds, under its name in Core Foundation.
public typealias CFTimeInterval = Double

/// A moment in seconds since 1 January 2001, under its name in Core Foundation.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time of the app's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
#endif
