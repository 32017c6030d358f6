// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKRequestDelegate` of StoreKit, and does nothing.
public protocol SKRequestDelegate: AnyObject {
  /// Stands in for `requestDidFinish` of `SKRequestDelegate`.
  func requestDidFinish(_ request: SKRequest)
  /// Stands in for `request` of `SKRequestDelegate`.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Stands in for `requestDidFinish` of `SKRequestDelegate`.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Stands in for `request` of `SKRequestDelegate`.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
