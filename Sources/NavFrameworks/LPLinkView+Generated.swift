// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `LPLinkView` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class LPLinkView: UIView {
  /// Creates what stands in for a `LPLinkView`.
  public convenience init(url: URL) {
    self.init(frame: .zero)
  }
  /// Creates what stands in for a `LPLinkView`.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
  /// Stands in for `metadata` of `LPLinkView`.
  open var metadata: LPLinkMetadata = LPLinkMetadata()
}
