// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNMaterialProperty` of Frameworks, and does nothing.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNMaterialProperty`.
  public override init() {
    super.init()
  }
  /// Stands in for `contents` of `SCNMaterialProperty`.
  open var contents: Any? = nil
  /// Stands in for `intensity` of `SCNMaterialProperty`.
  open var intensity: CGFloat = 1
  /// Stands in for `contentsTransform` of `SCNMaterialProperty`.
  open var contentsTransform: SCNMatrix4 = SCNMatrix4()
  /// Stands in for `wrapS` of `SCNMaterialProperty`.
  open var wrapS: SCNWrapMode = .clamp
  /// Stands in for `wrapT` of `SCNMaterialProperty`.
  open var wrapT: SCNWrapMode = .clamp
}
