// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHFetchOptions` of Photos, and does nothing.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PHFetchOptions`.
  public override init() {
    super.init()
  }
  /// Stands in for `predicate` of `PHFetchOptions`.
  open var predicate: NSPredicate? = nil
  /// Stands in for `sortDescriptors` of `PHFetchOptions`.
  open var sortDescriptors: [NSSortDescriptor]? = nil
  /// Stands in for `fetchLimit` of `PHFetchOptions`.
  open var fetchLimit: Int = 0
}
