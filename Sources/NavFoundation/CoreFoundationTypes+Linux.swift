#if !canImport(Darwin)
public import Foundation

/// An array, as Core Foundation calls it.
public typealias CFArray = NSArray

/// Data, as Core Foundation calls it.
public typealias CFData = NSData

/// A string, as Core Foundation calls it.
///
/// It is Swift's own, so that `"a" as CFString` and keys such as `kSecClass` need no bridge, which only Apple's systems have.
public typealias CFString = String

/// A URL, as Core Foundation calls it.
public typealias CFURL = NSURL
#endif
