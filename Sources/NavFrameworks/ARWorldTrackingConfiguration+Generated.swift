// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARWorldTrackingConfiguration` of Frameworks, and does nothing.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Creates what stands in for a `ARWorldTrackingConfiguration`.
  public override init() {
    super.init()
  }
  /// Stands in for `PlaneDetection` of `ARWorldTrackingConfiguration`.
  public struct PlaneDetection: OptionSet, Sendable {
    /// Stands in for `rawValue` of `PlaneDetection`.
    public let rawValue: UInt
    /// Creates what stands in for a `PlaneDetection`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `horizontal` of `PlaneDetection`.
    public static let horizontal: PlaneDetection = PlaneDetection(rawValue: 1)
    /// Stands in for `vertical` of `PlaneDetection`.
    public static let vertical: PlaneDetection = PlaneDetection(rawValue: 2)
  }
  /// Stands in for `EnvironmentTexturing` of `ARWorldTrackingConfiguration`.
  public enum EnvironmentTexturing: Int, Sendable {
    /// Stands in for `none` of `EnvironmentTexturing`.
    case none, manual, automatic
  }
  /// Stands in for `planeDetection` of `ARWorldTrackingConfiguration`.
  open var planeDetection: PlaneDetection = []
  /// Stands in for `environmentTexturing` of `ARWorldTrackingConfiguration`.
  open var environmentTexturing: EnvironmentTexturing = .none
}
