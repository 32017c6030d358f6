#if !canImport(Darwin)
public import Foundation

/// An array, under its name in Core Foundation.
public typealias CFArray = NSArray

/// A data buffer, under its name in Core Foundation.
public typealias CFData = NSData

/// An error, under its name in Core Foundation.
public typealias CFError = NSError

/// A string, under its name in Core Foundation.
///
/// It is Swift's own, so that `"a" as CFString` and keys such as `kSecClass` need no bridge, which only Apple's systems
/// have.
public typealias CFString = String

/// A URL, under its name in Core Foundation.
public typealias CFURL = NSURL
#endif
