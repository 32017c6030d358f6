// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKTexture` of Frameworks, and does nothing.
open class SKTexture: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKTexture`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SKTexture`.
  public convenience init(imageNamed name: String) {
    self.init()
  }
  /// Creates what stands in for a `SKTexture`.
  public convenience init(image: UIImage) {
    self.init()
  }
  /// Creates what stands in for a `SKTexture`.
  public convenience init(cgImage image: CGImage) {
    self.init()
  }
  /// Stands in for `size` of `SKTexture`.
  open func size() -> CGSize { .zero }
  /// Stands in for `cgImage` of `SKTexture`.
  open func cgImage() -> CGImage { CGImage() }
}
