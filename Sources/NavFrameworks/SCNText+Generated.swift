// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNText` of Frameworks, and does nothing.
open class SCNText: SCNGeometry, @unchecked Sendable {
  /// Creates what stands in for a `SCNText`.
  public override init() {
    super.init()
  }
  /// Stands in for `string` of `SCNText`.
  open var string: Any? = nil
  /// Stands in for `font` of `SCNText`.
  open var font: UIFont? = nil
  /// Stands in for `extrusionDepth` of `SCNText`.
  open var extrusionDepth: CGFloat = 0
  /// Stands in for `flatness` of `SCNText`.
  open var flatness: CGFloat = 0.6
  /// Creates what stands in for a `SCNText`.
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    self.string = string
    self.extrusionDepth = extrusionDepth
  }
}
