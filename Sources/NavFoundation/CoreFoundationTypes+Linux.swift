#if !canImport(Darwin)
public import Foundation

/// An array, as Core Foundation calls it.
public typealias CFArray = NSArray

/// Data, as Core Foundation calls it.
public typealias CFData = NSData

/// A string, as Core Foundation calls it.
public typealias CFString = NSString

/// A URL, as Core Foundation calls it.
public typealias CFURL = NSURL
#endif
