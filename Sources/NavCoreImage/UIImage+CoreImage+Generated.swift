// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension UIImage {
  /// Creates what stands in for a `UIImage`.
  public convenience init(ciImage: CIImage) {
    self.init()
  }
}
