// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

extension MKLocalSearch.Request {
  /// Creates what stands in for a `MKLocalSearch.Request`.
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init()
  }
}
