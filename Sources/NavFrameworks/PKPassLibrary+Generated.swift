// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPassLibrary` of Frameworks, and does nothing.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PKPassLibrary`.
  public override init() {
    super.init()
  }
  /// Stands in for `isPassLibraryAvailable` of `PKPassLibrary`.
  public static func isPassLibraryAvailable() -> Bool { false }
}
