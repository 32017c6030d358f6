// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLFloor` of CoreLocation, and does nothing.
open class CLFloor: NSObject, @unchecked Sendable {
  /// Stands in for `level` of `CLFloor`.
  public let level: Int = 0
}
