// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `INPreferences` of Frameworks, and does nothing.
open class INPreferences: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `INPreferences`.
  public override init() {
    super.init()
  }
  /// Stands in for `requestSiriAuthorization` of `INPreferences`.
  public static func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Stands in for `siriAuthorizationStatus` of `INPreferences`.
  public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
}
