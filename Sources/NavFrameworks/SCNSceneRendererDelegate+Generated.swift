// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNSceneRendererDelegate` of Frameworks, and does nothing.
public protocol SCNSceneRendererDelegate: AnyObject {
  /// Stands in for `renderer` of `SCNSceneRendererDelegate`.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  /// Stands in for `renderer` of `SCNSceneRendererDelegate`.
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}
