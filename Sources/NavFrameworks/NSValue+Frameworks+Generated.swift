// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

extension NSValue {
  /// Creates what stands in for a `NSValue`.
  public convenience init(scnVector3 v: SCNVector3) {
    self.init(point: CGPoint(x: CGFloat(v.x), y: CGFloat(v.y)))
  }
  /// Creates what stands in for a `NSValue`.
  public convenience init(scnVector4 v: SCNVector4) {
    self.init(point: CGPoint(x: CGFloat(v.x), y: CGFloat(v.y)))
  }
}
