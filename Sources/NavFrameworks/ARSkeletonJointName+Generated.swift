// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARSkeletonJointName` of Frameworks, and does nothing.
public struct ARSkeletonJointName: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `ARSkeletonJointName`.
  public let rawValue: String
  /// Creates what stands in for a `ARSkeletonJointName`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `root` of `ARSkeletonJointName`.
  public static let root: ARSkeletonJointName = ARSkeletonJointName(rawValue: "root")
  /// Stands in for `head` of `ARSkeletonJointName`.
  public static let head: ARSkeletonJointName = ARSkeletonJointName(rawValue: "head_joint")
  /// Stands in for `leftHand` of `ARSkeletonJointName`.
  public static let leftHand: ARSkeletonJointName = ARSkeletonJointName(rawValue: "left_hand_joint")
  /// Stands in for `rightHand` of `ARSkeletonJointName`.
  public static let rightHand: ARSkeletonJointName = ARSkeletonJointName(
    rawValue: "right_hand_joint"
  )
  /// Stands in for `leftFoot` of `ARSkeletonJointName`.
  public static let leftFoot: ARSkeletonJointName = ARSkeletonJointName(rawValue: "left_foot_joint")
  /// Stands in for `rightFoot` of `ARSkeletonJointName`.
  public static let rightFoot: ARSkeletonJointName = ARSkeletonJointName(
    rawValue: "right_foot_joint"
  )
  /// Stands in for `leftShoulder` of `ARSkeletonJointName`.
  public static let leftShoulder: ARSkeletonJointName = ARSkeletonJointName(
    rawValue: "left_shoulder_1_joint"
  )
  /// Stands in for `rightShoulder` of `ARSkeletonJointName`.
  public static let rightShoulder: ARSkeletonJointName = ARSkeletonJointName(
    rawValue: "right_shoulder_1_joint"
  )
}
