// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

extension NSURL: QLPreviewItem {
  /// Stands in for `previewItemURL` of `NSURL`.
  public var previewItemURL: URL? { self as URL }
}
