// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `WCSessionDelegate` of Frameworks, and does nothing.
public protocol WCSessionDelegate: AnyObject {
  /// Stands in for `session` of `WCSessionDelegate`.
  func session(
    _ session: WCSession,
    activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  )
  /// Stands in for `sessionDidBecomeInactive` of `WCSessionDelegate`.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Stands in for `sessionDidDeactivate` of `WCSessionDelegate`.
  func sessionDidDeactivate(_ session: WCSession)
  /// Stands in for `sessionWatchStateDidChange` of `WCSessionDelegate`.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Stands in for `sessionReachabilityDidChange` of `WCSessionDelegate`.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Stands in for `session` of `WCSessionDelegate`.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Stands in for `session` of `WCSessionDelegate`.
  func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  )
  /// Stands in for `session` of `WCSessionDelegate`.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Stands in for `session` of `WCSessionDelegate`.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  /// Stands in for `sessionDidBecomeInactive` of `WCSessionDelegate`.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Stands in for `sessionDidDeactivate` of `WCSessionDelegate`.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Stands in for `sessionWatchStateDidChange` of `WCSessionDelegate`.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// Stands in for `sessionReachabilityDidChange` of `WCSessionDelegate`.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Stands in for `session` of `WCSessionDelegate`.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Stands in for `session` of `WCSessionDelegate`.
  public func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Stands in for `session` of `WCSessionDelegate`.
  public func session(
    _ session: WCSession,
    didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Stands in for `session` of `WCSessionDelegate`.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
