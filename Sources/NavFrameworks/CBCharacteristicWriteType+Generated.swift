// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBCharacteristicWriteType` of Frameworks, and does nothing.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// Stands in for `withResponse` of `CBCharacteristicWriteType`.
  case withResponse, withoutResponse
}
