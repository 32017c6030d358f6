// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARImageAnchor` of Frameworks, and does nothing.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {
  /// Creates what stands in for a `ARImageAnchor`.
  public override init() {
    super.init()
  }
}
