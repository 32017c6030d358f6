// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLRegion` of CoreLocation, and does nothing.
open class CLRegion: NSObject, @unchecked Sendable {
  /// Stands in for `identifier` of `CLRegion`.
  public let identifier: String
  /// Stands in for `notifyOnEntry` of `CLRegion`.
  open var notifyOnEntry: Bool = true
  /// Stands in for `notifyOnExit` of `CLRegion`.
  open var notifyOnExit: Bool = true
  /// Creates what stands in for a `CLRegion`.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
