// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBCharacteristicProperties` of Frameworks, and does nothing.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// Stands in for `rawValue` of `CBCharacteristicProperties`.
  public let rawValue: UInt
  /// Creates what stands in for a `CBCharacteristicProperties`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `broadcast` of `CBCharacteristicProperties`.
  public static let broadcast: CBCharacteristicProperties = CBCharacteristicProperties(rawValue: 1)
  /// Stands in for `read` of `CBCharacteristicProperties`.
  public static let read: CBCharacteristicProperties = CBCharacteristicProperties(rawValue: 2)
  /// Stands in for `writeWithoutResponse` of `CBCharacteristicProperties`.
  public static let writeWithoutResponse: CBCharacteristicProperties = CBCharacteristicProperties(
    rawValue: 4
  )
  /// Stands in for `write` of `CBCharacteristicProperties`.
  public static let write: CBCharacteristicProperties = CBCharacteristicProperties(rawValue: 8)
  /// Stands in for `notify` of `CBCharacteristicProperties`.
  public static let notify: CBCharacteristicProperties = CBCharacteristicProperties(rawValue: 16)
  /// Stands in for `indicate` of `CBCharacteristicProperties`.
  public static let indicate: CBCharacteristicProperties = CBCharacteristicProperties(rawValue: 32)
}
