// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ATTrackingManager` of Frameworks, and does nothing.
open class ATTrackingManager: NSObject, @unchecked Sendable {
  /// Stands in for `AuthorizationStatus` of `ATTrackingManager`.
  public typealias AuthorizationStatus = ATTrackingManagerAuthorizationStatus
  /// Stands in for `trackingAuthorizationStatus` of `ATTrackingManager`.
  public static var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Stands in for `requestTrackingAuthorization` of `ATTrackingManager`.
  public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
  /// Stands in for `requestTrackingAuthorization` of `ATTrackingManager`.
  public static func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { completion(.denied) }
}
