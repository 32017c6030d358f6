// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLServiceSession` of CoreLocation, and does nothing.
open class CLServiceSession: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CLServiceSession`.
  public init(authorization: AuthorizationRequirement) {
  }
  /// Creates what stands in for a `CLServiceSession`.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
  }
  /// Stands in for `invalidate` of `CLServiceSession`.
  open func invalidate() {}
  /// Stands in for `AuthorizationRequirement` of `CLServiceSession`.
  public enum AuthorizationRequirement: Int, Sendable {
    /// Stands in for `none` of `AuthorizationRequirement`.
    case none, whenInUse, always
  }
}
