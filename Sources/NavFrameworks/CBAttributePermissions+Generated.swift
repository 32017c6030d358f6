// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBAttributePermissions` of Frameworks, and does nothing.
public struct CBAttributePermissions: OptionSet, Sendable {
  /// Stands in for `rawValue` of `CBAttributePermissions`.
  public let rawValue: UInt
  /// Creates what stands in for a `CBAttributePermissions`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `readable` of `CBAttributePermissions`.
  public static let readable: CBAttributePermissions = CBAttributePermissions(rawValue: 1)
  /// Stands in for `writeable` of `CBAttributePermissions`.
  public static let writeable: CBAttributePermissions = CBAttributePermissions(rawValue: 2)
  /// Stands in for `readEncryptionRequired` of `CBAttributePermissions`.
  public static let readEncryptionRequired: CBAttributePermissions = CBAttributePermissions(
    rawValue: 4
  )
  /// Stands in for `writeEncryptionRequired` of `CBAttributePermissions`.
  public static let writeEncryptionRequired: CBAttributePermissions = CBAttributePermissions(
    rawValue: 8
  )
}
