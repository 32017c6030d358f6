#if !canImport(Darwin)
public import Foundation

/// A null value, as Core Foundation calls it.
public typealias CFNull = NSNull

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// The null value of Core Foundation.
public var kCFNull: CFNull! { NSNull() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code of a call that succeeded.
public let noErr: Int32 = 0

/// A unique value, as Core Foundation calls it.
public final class CFUUID: NSObject, Sendable {
  let value: UUID

  init(_ value: UUID) {
    self.value = value
  }
}

/// Memory for objects of Core Foundation, which NavLab does not need.
public final class CFAllocator: NSObject, Sendable {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The usual memory.
public let kCFAllocatorDefault: CFAllocator? = nil

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a unique value.
///
/// - Parameter alloc: The memory; nil for the usual one.
/// - Returns: The value.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! {
  CFUUID(UUID())
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a unique value.
///
/// - Parameters:
///   - alloc: The memory; nil for the usual one.
///   - uuid: The value.
/// - Returns: The text, in capitals.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! {
  uuid.value.uuidString
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads a unique value from its text.
///
/// - Parameters:
///   - alloc: The memory; nil for the usual one.
///   - uuidStr: The text.
/// - Returns: The value; nil if the text is not one.
public func CFUUIDCreateFromString(_ alloc: CFAllocator?, _ uuidStr: CFString!) -> CFUUID! {
  UUID(uuidString: uuidStr).map { CFUUID($0) }
}
#endif
