// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

extension SCNGeometry {
  /// Creates what stands in for a `SCNGeometry`.
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
  }
}
