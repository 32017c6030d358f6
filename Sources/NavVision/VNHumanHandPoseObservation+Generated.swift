// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNHumanHandPoseObservation` of Vision, and does nothing.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNHumanHandPoseObservation`.
  public override init() {
    super.init()
  }
  /// Stands in for `availableJointNames` of `VNHumanHandPoseObservation`.
  open var availableJointNames: [JointName] { [] }
  /// Stands in for `availableJointsGroupNames` of `VNHumanHandPoseObservation`.
  open var availableJointsGroupNames: [JointsGroupName] { [] }
  /// Stands in for `recognizedPoint` of `VNHumanHandPoseObservation`.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    VNRecognizedPoint(x: 0, y: 0)
  }
  /// Stands in for `recognizedPoints` of `VNHumanHandPoseObservation`.
  open func recognizedPoints(
    _ jointsGroupName: JointsGroupName
  ) throws -> [JointName: VNRecognizedPoint] { [:] }
  /// Stands in for `JointName` of `VNHumanHandPoseObservation`.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `JointName`.
    public let rawValue: String
    /// Creates what stands in for a `JointName`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `thumbTip` of `JointName`.
    public static let thumbTip: JointName = JointName(rawValue: "thumbTip")
    /// Stands in for `thumbIP` of `JointName`.
    public static let thumbIP: JointName = JointName(rawValue: "thumbIP")
    /// Stands in for `thumbMP` of `JointName`.
    public static let thumbMP: JointName = JointName(rawValue: "thumbMP")
    /// Stands in for `thumbCMC` of `JointName`.
    public static let thumbCMC: JointName = JointName(rawValue: "thumbCMC")
    /// Stands in for `indexTip` of `JointName`.
    public static let indexTip: JointName = JointName(rawValue: "indexTip")
    /// Stands in for `indexDIP` of `JointName`.
    public static let indexDIP: JointName = JointName(rawValue: "indexDIP")
    /// Stands in for `indexPIP` of `JointName`.
    public static let indexPIP: JointName = JointName(rawValue: "indexPIP")
    /// Stands in for `indexMCP` of `JointName`.
    public static let indexMCP: JointName = JointName(rawValue: "indexMCP")
    /// Stands in for `middleTip` of `JointName`.
    public static let middleTip: JointName = JointName(rawValue: "middleTip")
    /// Stands in for `middleDIP` of `JointName`.
    public static let middleDIP: JointName = JointName(rawValue: "middleDIP")
    /// Stands in for `middlePIP` of `JointName`.
    public static let middlePIP: JointName = JointName(rawValue: "middlePIP")
    /// Stands in for `middleMCP` of `JointName`.
    public static let middleMCP: JointName = JointName(rawValue: "middleMCP")
    /// Stands in for `ringTip` of `JointName`.
    public static let ringTip: JointName = JointName(rawValue: "ringTip")
    /// Stands in for `ringDIP` of `JointName`.
    public static let ringDIP: JointName = JointName(rawValue: "ringDIP")
    /// Stands in for `ringPIP` of `JointName`.
    public static let ringPIP: JointName = JointName(rawValue: "ringPIP")
    /// Stands in for `ringMCP` of `JointName`.
    public static let ringMCP: JointName = JointName(rawValue: "ringMCP")
    /// Stands in for `littleTip` of `JointName`.
    public static let littleTip: JointName = JointName(rawValue: "littleTip")
    /// Stands in for `littleDIP` of `JointName`.
    public static let littleDIP: JointName = JointName(rawValue: "littleDIP")
    /// Stands in for `littlePIP` of `JointName`.
    public static let littlePIP: JointName = JointName(rawValue: "littlePIP")
    /// Stands in for `littleMCP` of `JointName`.
    public static let littleMCP: JointName = JointName(rawValue: "littleMCP")
    /// Stands in for `wrist` of `JointName`.
    public static let wrist: JointName = JointName(rawValue: "wrist")
  }
  /// Stands in for `JointsGroupName` of `VNHumanHandPoseObservation`.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `JointsGroupName`.
    public let rawValue: String
    /// Creates what stands in for a `JointsGroupName`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `thumb` of `JointsGroupName`.
    public static let thumb: JointsGroupName = JointsGroupName(rawValue: "thumb")
    /// Stands in for `indexFinger` of `JointsGroupName`.
    public static let indexFinger: JointsGroupName = JointsGroupName(rawValue: "indexFinger")
    /// Stands in for `middleFinger` of `JointsGroupName`.
    public static let middleFinger: JointsGroupName = JointsGroupName(rawValue: "middleFinger")
    /// Stands in for `ringFinger` of `JointsGroupName`.
    public static let ringFinger: JointsGroupName = JointsGroupName(rawValue: "ringFinger")
    /// Stands in for `littleFinger` of `JointsGroupName`.
    public static let littleFinger: JointsGroupName = JointsGroupName(rawValue: "littleFinger")
    /// Stands in for `all` of `JointsGroupName`.
    public static let all: JointsGroupName = JointsGroupName(rawValue: "all")
  }
}
