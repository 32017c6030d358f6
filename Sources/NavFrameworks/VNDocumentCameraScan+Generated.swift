// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `VNDocumentCameraScan` of Frameworks, and does nothing.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
  /// Stands in for `pageCount` of `VNDocumentCameraScan`.
  open var pageCount: Int { 0 }
  /// Stands in for `title` of `VNDocumentCameraScan`.
  open var title: String { "" }
  /// Stands in for `imageOfPage` of `VNDocumentCameraScan`.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
