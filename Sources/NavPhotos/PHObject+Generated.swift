// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHObject` of Photos, and does nothing.
open class PHObject: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PHObject`.
  public override init() {
    super.init()
  }
  /// Stands in for `localIdentifier` of `PHObject`.
  open var localIdentifier: String { "" }
}
