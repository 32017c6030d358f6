// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHVideoRequestOptions` of Photos, and does nothing.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PHVideoRequestOptions`.
  public override init() {
    super.init()
  }
  /// Stands in for `isNetworkAccessAllowed` of `PHVideoRequestOptions`.
  open var isNetworkAccessAllowed: Bool = false
}
