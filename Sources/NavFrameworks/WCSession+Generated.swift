// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `WCSession` of Frameworks, and does nothing.
open class WCSession: NSObject, @unchecked Sendable {
  /// Stands in for ``default`` of `WCSession`.
  public static let `default`: WCSession = WCSession()
  /// Stands in for `isSupported` of `WCSession`.
  public static func isSupported() -> Bool { false }
  /// Stands in for `delegate` of `WCSession`.
  public weak var delegate: (any WCSessionDelegate)? = nil
  /// Stands in for `activationState` of `WCSession`.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Stands in for `isReachable` of `WCSession`.
  open var isReachable: Bool { false }
  /// Stands in for `isPaired` of `WCSession`.
  open var isPaired: Bool { false }
  /// Stands in for `isWatchAppInstalled` of `WCSession`.
  open var isWatchAppInstalled: Bool { false }
  /// Stands in for `applicationContext` of `WCSession`.
  open var applicationContext: [String: Any] { [:] }
  /// Stands in for `receivedApplicationContext` of `WCSession`.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Stands in for `activate` of `WCSession`.
  open func activate() {}
  /// Stands in for `sendMessage` of `WCSession`.
  open func sendMessage(
    _ message: [String: Any],
    replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Stands in for `updateApplicationContext` of `WCSession`.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {}
  /// Stands in for `transferUserInfo` of `WCSession`.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> Any { userInfo }
}
