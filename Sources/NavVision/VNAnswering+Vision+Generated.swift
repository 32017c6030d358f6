// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension VNAnswering {
  /// Stands in for `results` of `VNAnswering`.
  public var results: [VNObservation]? { (self as? VNRequest)?.found }
}
