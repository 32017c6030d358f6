// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKDrawing` of Frameworks, and does nothing.
open class PKDrawing: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PKDrawing`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `PKDrawing`.
  public convenience init(data: Data) throws {
    self.init()
  }
  /// Stands in for `bounds` of `PKDrawing`.
  open var bounds: CGRect { .zero }
  /// Stands in for `dataRepresentation` of `PKDrawing`.
  open func dataRepresentation() -> Data { Data() }
  /// Stands in for `image` of `PKDrawing`.
  open func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}
