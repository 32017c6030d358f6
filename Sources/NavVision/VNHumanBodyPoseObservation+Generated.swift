// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNHumanBodyPoseObservation` of Vision, and does nothing.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNHumanBodyPoseObservation`.
  public override init() {
    super.init()
  }
  /// Stands in for `availableJointNames` of `VNHumanBodyPoseObservation`.
  open var availableJointNames: [JointName] { [] }
  /// Stands in for `availableJointsGroupNames` of `VNHumanBodyPoseObservation`.
  open var availableJointsGroupNames: [JointsGroupName] { [] }
  /// Stands in for `recognizedPoint` of `VNHumanBodyPoseObservation`.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    VNRecognizedPoint(x: 0, y: 0)
  }
  /// Stands in for `recognizedPoints` of `VNHumanBodyPoseObservation`.
  open func recognizedPoints(
    _ jointsGroupName: JointsGroupName
  ) throws -> [JointName: VNRecognizedPoint] { [:] }
  /// Stands in for `JointName` of `VNHumanBodyPoseObservation`.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `JointName`.
    public let rawValue: String
    /// Creates what stands in for a `JointName`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `nose` of `JointName`.
    public static let nose: JointName = JointName(rawValue: "nose")
    /// Stands in for `leftEye` of `JointName`.
    public static let leftEye: JointName = JointName(rawValue: "leftEye")
    /// Stands in for `rightEye` of `JointName`.
    public static let rightEye: JointName = JointName(rawValue: "rightEye")
    /// Stands in for `leftEar` of `JointName`.
    public static let leftEar: JointName = JointName(rawValue: "leftEar")
    /// Stands in for `rightEar` of `JointName`.
    public static let rightEar: JointName = JointName(rawValue: "rightEar")
    /// Stands in for `leftShoulder` of `JointName`.
    public static let leftShoulder: JointName = JointName(rawValue: "leftShoulder")
    /// Stands in for `rightShoulder` of `JointName`.
    public static let rightShoulder: JointName = JointName(rawValue: "rightShoulder")
    /// Stands in for `leftElbow` of `JointName`.
    public static let leftElbow: JointName = JointName(rawValue: "leftElbow")
    /// Stands in for `rightElbow` of `JointName`.
    public static let rightElbow: JointName = JointName(rawValue: "rightElbow")
    /// Stands in for `leftWrist` of `JointName`.
    public static let leftWrist: JointName = JointName(rawValue: "leftWrist")
    /// Stands in for `rightWrist` of `JointName`.
    public static let rightWrist: JointName = JointName(rawValue: "rightWrist")
    /// Stands in for `leftHip` of `JointName`.
    public static let leftHip: JointName = JointName(rawValue: "leftHip")
    /// Stands in for `rightHip` of `JointName`.
    public static let rightHip: JointName = JointName(rawValue: "rightHip")
    /// Stands in for `leftKnee` of `JointName`.
    public static let leftKnee: JointName = JointName(rawValue: "leftKnee")
    /// Stands in for `rightKnee` of `JointName`.
    public static let rightKnee: JointName = JointName(rawValue: "rightKnee")
    /// Stands in for `leftAnkle` of `JointName`.
    public static let leftAnkle: JointName = JointName(rawValue: "leftAnkle")
    /// Stands in for `rightAnkle` of `JointName`.
    public static let rightAnkle: JointName = JointName(rawValue: "rightAnkle")
    /// Stands in for `root` of `JointName`.
    public static let root: JointName = JointName(rawValue: "root")
    /// Stands in for `neck` of `JointName`.
    public static let neck: JointName = JointName(rawValue: "neck")
  }
  /// Stands in for `JointsGroupName` of `VNHumanBodyPoseObservation`.
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `JointsGroupName`.
    public let rawValue: String
    /// Creates what stands in for a `JointsGroupName`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `face` of `JointsGroupName`.
    public static let face: JointsGroupName = JointsGroupName(rawValue: "face")
    /// Stands in for `torso` of `JointsGroupName`.
    public static let torso: JointsGroupName = JointsGroupName(rawValue: "torso")
    /// Stands in for `leftArm` of `JointsGroupName`.
    public static let leftArm: JointsGroupName = JointsGroupName(rawValue: "leftArm")
    /// Stands in for `rightArm` of `JointsGroupName`.
    public static let rightArm: JointsGroupName = JointsGroupName(rawValue: "rightArm")
    /// Stands in for `leftLeg` of `JointsGroupName`.
    public static let leftLeg: JointsGroupName = JointsGroupName(rawValue: "leftLeg")
    /// Stands in for `rightLeg` of `JointsGroupName`.
    public static let rightLeg: JointsGroupName = JointsGroupName(rawValue: "rightLeg")
    /// Stands in for `all` of `JointsGroupName`.
    public static let all: JointsGroupName = JointsGroupName(rawValue: "all")
  }
}
