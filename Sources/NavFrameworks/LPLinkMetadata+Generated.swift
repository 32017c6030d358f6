// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `LPLinkMetadata` of Frameworks, and does nothing.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `LPLinkMetadata`.
  public override init() {
    super.init()
  }
  /// Stands in for `title` of `LPLinkMetadata`.
  open var title: String? = nil
  /// Stands in for `url` of `LPLinkMetadata`.
  open var url: URL? = nil
  /// Stands in for `originalURL` of `LPLinkMetadata`.
  open var originalURL: URL? = nil
  /// Stands in for `iconProvider` of `LPLinkMetadata`.
  open var iconProvider: NSItemProvider? = nil
  /// Stands in for `imageProvider` of `LPLinkMetadata`.
  open var imageProvider: NSItemProvider? = nil
}
