// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PDFPage` of Frameworks, and does nothing.
open class PDFPage: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PDFPage`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `PDFPage`.
  public convenience init?(image: UIImage) {
    self.init()
  }
  /// Stands in for `string` of `PDFPage`.
  open var string: String? { nil }
  /// Stands in for `bounds` of `PDFPage`.
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  /// Stands in for `thumbnail` of `PDFPage`.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
  /// Stands in for `draw` of `PDFPage`.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  /// Stands in for `numberOfCharacters` of `PDFPage`.
  open var numberOfCharacters: Int { 0 }
  /// Stands in for `attributedString` of `PDFPage`.
  open var attributedString: NSAttributedString? { nil }
}
