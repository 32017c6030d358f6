// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARFrame` of Frameworks, and does nothing.
open class ARFrame: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `ARFrame`.
  public override init() {
    super.init()
  }
  /// Stands in for `anchors` of `ARFrame`.
  open var anchors: [ARAnchor] { [] }
}
