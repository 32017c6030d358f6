// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Chart3DPose` of Charts, and does nothing.
public struct Chart3DPose: Equatable, Sendable {
  /// Stands in for `name` of `Chart3DPose`.
  private let name: String
  /// Creates what stands in for a `Chart3DPose`.
  private init(name: String) {
    self.name = name
  }
  /// Creates what stands in for a `Chart3DPose`.
  public init(azimuth: Angle, inclination: Angle) {
    name = "custom"
  }
  /// Stands in for ``default`` of `Chart3DPose`.
  public static let `default`: Chart3DPose = Chart3DPose(name: "default")
  /// Stands in for `front` of `Chart3DPose`.
  public static let front: Chart3DPose = Chart3DPose(name: "front")
  /// Stands in for `back` of `Chart3DPose`.
  public static let back: Chart3DPose = Chart3DPose(name: "back")
  /// Stands in for `top` of `Chart3DPose`.
  public static let top: Chart3DPose = Chart3DPose(name: "top")
  /// Stands in for `bottom` of `Chart3DPose`.
  public static let bottom: Chart3DPose = Chart3DPose(name: "bottom")
  /// Stands in for `left` of `Chart3DPose`.
  public static let left: Chart3DPose = Chart3DPose(name: "left")
  /// Stands in for `right` of `Chart3DPose`.
  public static let right: Chart3DPose = Chart3DPose(name: "right")
}
