// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ASIdentifierManager` of Frameworks, and does nothing.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  /// Stands in for `shared` of `ASIdentifierManager`.
  public static func shared() -> ASIdentifierManager { ASIdentifierManager() }
  /// Stands in for `advertisingIdentifier` of `ASIdentifierManager`.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Stands in for `isAdvertisingTrackingEnabled` of `ASIdentifierManager`.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
