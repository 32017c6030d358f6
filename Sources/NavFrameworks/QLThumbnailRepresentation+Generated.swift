// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `QLThumbnailRepresentation` of Frameworks, and does nothing.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `QLThumbnailRepresentation`.
  public override init() {
    super.init()
  }
  /// Stands in for `uiImage` of `QLThumbnailRepresentation`.
  open var uiImage: UIImage { UIImage() }
}
