// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNLight` of Frameworks, and does nothing.
open class SCNLight: NSObject, @unchecked Sendable {
  /// Stands in for `LightType` of `SCNLight`.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `LightType`.
    public let rawValue: String
    /// Creates what stands in for a `LightType`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `ambient` of `LightType`.
    public static let ambient: LightType = LightType(rawValue: "ambient")
    /// Stands in for `omni` of `LightType`.
    public static let omni: LightType = LightType(rawValue: "omni")
    /// Stands in for `directional` of `LightType`.
    public static let directional: LightType = LightType(rawValue: "directional")
    /// Stands in for `spot` of `LightType`.
    public static let spot: LightType = LightType(rawValue: "spot")
    /// Stands in for `area` of `LightType`.
    public static let area: LightType = LightType(rawValue: "area")
    /// Stands in for `probe` of `LightType`.
    public static let probe: LightType = LightType(rawValue: "probe")
  }
  /// Creates what stands in for a `SCNLight`.
  public override init() {
    super.init()
  }
  /// Stands in for `type` of `SCNLight`.
  open var type: LightType = .omni
  /// Stands in for `color` of `SCNLight`.
  open var color: Any = UIColor.white
  /// Stands in for `intensity` of `SCNLight`.
  open var intensity: CGFloat = 1000
  /// Stands in for `temperature` of `SCNLight`.
  open var temperature: CGFloat = 6500
  /// Stands in for `castsShadow` of `SCNLight`.
  open var castsShadow: Bool = false
}
