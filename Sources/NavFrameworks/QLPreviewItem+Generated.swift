// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `QLPreviewItem` of Frameworks, and does nothing.
public protocol QLPreviewItem: AnyObject {
  /// Stands in for `previewItemURL` of `QLPreviewItem`.
  var previewItemURL: URL? { get }
}
