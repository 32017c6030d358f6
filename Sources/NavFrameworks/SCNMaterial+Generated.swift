// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNMaterial` of Frameworks, and does nothing.
open class SCNMaterial: NSObject, @unchecked Sendable {
  /// Stands in for `blendMode` of `SCNMaterial`.
  open var blendMode: SCNBlendMode = .alpha
  /// Stands in for `LightingModel` of `SCNMaterial`.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `LightingModel`.
    public let rawValue: String
    /// Creates what stands in for a `LightingModel`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `phong` of `LightingModel`.
    public static let phong: LightingModel = LightingModel(rawValue: "phong")
    /// Stands in for `blinn` of `LightingModel`.
    public static let blinn: LightingModel = LightingModel(rawValue: "blinn")
    /// Stands in for `lambert` of `LightingModel`.
    public static let lambert: LightingModel = LightingModel(rawValue: "lambert")
    /// Stands in for `constant` of `LightingModel`.
    public static let constant: LightingModel = LightingModel(rawValue: "constant")
    /// Stands in for `physicallyBased` of `LightingModel`.
    public static let physicallyBased: LightingModel = LightingModel(rawValue: "physicallyBased")
  }
  /// Creates what stands in for a `SCNMaterial`.
  public override init() {
    super.init()
  }
  /// Stands in for `name` of `SCNMaterial`.
  open var name: String? = nil
  /// Stands in for `diffuse` of `SCNMaterial`.
  public let diffuse: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `ambient` of `SCNMaterial`.
  public let ambient: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `specular` of `SCNMaterial`.
  public let specular: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `emission` of `SCNMaterial`.
  public let emission: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `transparent` of `SCNMaterial`.
  public let transparent: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `reflective` of `SCNMaterial`.
  public let reflective: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `multiply` of `SCNMaterial`.
  public let multiply: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `normal` of `SCNMaterial`.
  public let normal: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `metalness` of `SCNMaterial`.
  public let metalness: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `roughness` of `SCNMaterial`.
  public let roughness: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `ambientOcclusion` of `SCNMaterial`.
  public let ambientOcclusion: SCNMaterialProperty = SCNMaterialProperty()
  /// Stands in for `lightingModel` of `SCNMaterial`.
  open var lightingModel: LightingModel = .blinn
  /// Stands in for `isDoubleSided` of `SCNMaterial`.
  open var isDoubleSided: Bool = false
  /// Stands in for `transparency` of `SCNMaterial`.
  open var transparency: CGFloat = 1
  /// Stands in for `shininess` of `SCNMaterial`.
  open var shininess: CGFloat = 1
}
