// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PDFDocument` of Frameworks, and does nothing.
open class PDFDocument: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PDFDocument`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `PDFDocument`.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init()
  }
  /// Creates what stands in for a `PDFDocument`.
  public convenience init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init()
  }
  /// Stands in for `pageCount` of `PDFDocument`.
  open var pageCount: Int { pages.count }
  /// Stands in for `documentURL` of `PDFDocument`.
  open var documentURL: URL? { nil }
  /// Stands in for `string` of `PDFDocument`.
  open var string: String? { nil }
  /// Stands in for `pages` of `PDFDocument`.
  open var pages: [PDFPage] = []
  /// Stands in for `page` of `PDFDocument`.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// Stands in for `insert` of `PDFDocument`.
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(index, 0), pages.count))
  }
  /// Stands in for `removePage` of `PDFDocument`.
  open func removePage(at index: Int) {
    if pages.indices.contains(index) { pages.remove(at: index) }
  }
  /// Stands in for `dataRepresentation` of `PDFDocument`.
  open func dataRepresentation() -> Data? { Data("%PDF".utf8) }
  /// Stands in for `write` of `PDFDocument`.
  open func write(to url: URL) -> Bool { true }
  /// Stands in for `unlock` of `PDFDocument`.
  open func unlock(withPassword password: String) -> Bool { true }
  /// Stands in for `isLocked` of `PDFDocument`.
  open var isLocked: Bool { false }
}
