// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARSCNViewDelegate` of Frameworks, and does nothing.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {
  /// Stands in for `renderer` of `ARSCNViewDelegate`.
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  /// Stands in for `renderer` of `ARSCNViewDelegate`.
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  /// Stands in for `renderer` of `ARSCNViewDelegate`.
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  /// Stands in for `renderer` of `ARSCNViewDelegate`.
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  /// Stands in for `renderer` of `ARSCNViewDelegate`.
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
    nil
  }
  /// Stands in for `renderer` of `ARSCNViewDelegate`.
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  {}
  /// Stands in for `renderer` of `ARSCNViewDelegate`.
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didUpdate node: SCNNode,
    for anchor: ARAnchor
  ) {}
  /// Stands in for `renderer` of `ARSCNViewDelegate`.
  public func renderer(
    _ renderer: any SCNSceneRenderer,
    didRemove node: SCNNode,
    for anchor: ARAnchor
  ) {}
}
