// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNImageOption` of Vision, and does nothing.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `VNImageOption`.
  public let rawValue: String
  /// Creates what stands in for a `VNImageOption`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `properties` of `VNImageOption`.
  public static let properties: VNImageOption = VNImageOption(rawValue: "properties")
  /// Stands in for `cameraIntrinsics` of `VNImageOption`.
  public static let cameraIntrinsics: VNImageOption = VNImageOption(rawValue: "cameraIntrinsics")
}
