// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNGeometry` of Frameworks, and does nothing.
open class SCNGeometry: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNGeometry`.
  public override init() {
    super.init()
  }
  /// Stands in for `name` of `SCNGeometry`.
  open var name: String? = nil
  /// Stands in for `materials` of `SCNGeometry`.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// Stands in for `firstMaterial` of `SCNGeometry`.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = newValue.map { [$0] + materials.dropFirst() } ?? [] }
  }
  /// Stands in for `material` of `SCNGeometry`.
  open func material(named name: String) -> SCNMaterial? {
    materials.first { $0.name == name } ?? materials.first
  }
  /// Stands in for `insertMaterial` of `SCNGeometry`.
  open func insertMaterial(_ material: SCNMaterial, at index: Int) {
    materials.insert(material, at: min(max(index, 0), materials.count))
  }
  /// Stands in for `removeMaterial` of `SCNGeometry`.
  open func removeMaterial(at index: Int) {
    if materials.indices.contains(index) { materials.remove(at: index) }
  }
  /// Stands in for `replaceMaterial` of `SCNGeometry`.
  open func replaceMaterial(at index: Int, with material: SCNMaterial) {
    if materials.indices.contains(index) { materials[index] = material }
  }
}
