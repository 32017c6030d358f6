// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARSessionDelegate` of Frameworks, and does nothing.
public protocol ARSessionDelegate: AnyObject {
  /// Stands in for `session` of `ARSessionDelegate`.
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  /// Stands in for `session` of `ARSessionDelegate`.
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  /// Stands in for `session` of `ARSessionDelegate`.
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  /// Stands in for `session` of `ARSessionDelegate`.
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
  /// Stands in for `session` of `ARSessionDelegate`.
  func session(_ session: ARSession, didFailWithError error: any Error)
  /// Stands in for `sessionWasInterrupted` of `ARSessionDelegate`.
  func sessionWasInterrupted(_ session: ARSession)
  /// Stands in for `sessionInterruptionEnded` of `ARSessionDelegate`.
  func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionDelegate {
  /// Stands in for `session` of `ARSessionDelegate`.
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  /// Stands in for `session` of `ARSessionDelegate`.
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  /// Stands in for `session` of `ARSessionDelegate`.
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  /// Stands in for `session` of `ARSessionDelegate`.
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
  /// Stands in for `session` of `ARSessionDelegate`.
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  /// Stands in for `sessionWasInterrupted` of `ARSessionDelegate`.
  public func sessionWasInterrupted(_ session: ARSession) {}
  /// Stands in for `sessionInterruptionEnded` of `ARSessionDelegate`.
  public func sessionInterruptionEnded(_ session: ARSession) {}
}
