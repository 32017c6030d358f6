#if !canImport(Darwin)
public import Foundation

/// A null value, under its name in Core Foundation.
public typealias CFNull = NSNull

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// The null value of Core Foundation.
public var kCFNull: CFNull! { NSNull() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The result code of a successful call.
public let noErr: Int32 = 0

/// A universally unique identifier, under its name in Core Foundation.
public final class CFUUID: NSObject, Sendable {
  let value: UUID

  init(_ value: UUID) {
    self.value = value
  }
}

/// An allocator for Core Foundation objects, which NavLab does not need.
public final class CFAllocator: NSObject, Sendable {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The default allocator, which is always nil in NavLab.
public let kCFAllocatorDefault: CFAllocator? = nil

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a universally unique identifier.
///
/// - Parameter alloc: The memory; nil for the usual one.
/// - Returns: The value.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! {
  CFUUID(UUID())
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a universally unique identifier.
///
/// - Parameters:
///   - alloc: The memory; nil for the usual one.
///   - uuid: The value.
/// - Returns: The text, in capitals.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! {
  uuid.value.uuidString
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a universally unique identifier from its text, or returns nil if the text is invalid.
///
/// - Parameters:
///   - alloc: The memory; nil for the usual one.
///   - uuidStr: The text.
/// - Returns: The value; nil if the text is not one.
public func CFUUIDCreateFromString(_ alloc: CFAllocator?, _ uuidStr: CFString!) -> CFUUID! {
  UUID(uuidString: uuidStr).map { CFUUID($0) }
}
#endif
