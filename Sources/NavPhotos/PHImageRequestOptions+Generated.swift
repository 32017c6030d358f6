// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHImageRequestOptions` of Photos, and does nothing.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PHImageRequestOptions`.
  public override init() {
    super.init()
  }
  /// Stands in for `isSynchronous` of `PHImageRequestOptions`.
  open var isSynchronous: Bool = false
  /// Stands in for `isNetworkAccessAllowed` of `PHImageRequestOptions`.
  open var isNetworkAccessAllowed: Bool = false
  /// Stands in for `deliveryMode` of `PHImageRequestOptions`.
  open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
  /// Stands in for `resizeMode` of `PHImageRequestOptions`.
  open var resizeMode: PHImageRequestOptionsResizeMode = .fast
}
