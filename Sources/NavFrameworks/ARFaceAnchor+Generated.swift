// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARFaceAnchor` of Frameworks, and does nothing.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
  /// Creates what stands in for a `ARFaceAnchor`.
  public override init() {
    super.init()
  }
  /// Stands in for `blendShapes` of `ARFaceAnchor`.
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
  /// Stands in for `lookAtPoint` of `ARFaceAnchor`.
  open var lookAtPoint: SIMD3<Float> { SIMD3(0, 0, 0) }
  /// Stands in for `leftEyeTransform` of `ARFaceAnchor`.
  open var leftEyeTransform: simd_float4x4 { simd_float4x4() }
  /// Stands in for `rightEyeTransform` of `ARFaceAnchor`.
  open var rightEyeTransform: simd_float4x4 { simd_float4x4() }
  /// Stands in for `isTracked` of `ARFaceAnchor`.
  open var isTracked: Bool { false }
  /// Stands in for `BlendShapeLocation` of `ARFaceAnchor`.
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `BlendShapeLocation`.
    public let rawValue: String
    /// Creates what stands in for a `BlendShapeLocation`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `browDownLeft` of `BlendShapeLocation`.
    public static let browDownLeft: BlendShapeLocation = BlendShapeLocation(rawValue: "browDown_L")
    /// Stands in for `browDownRight` of `BlendShapeLocation`.
    public static let browDownRight: BlendShapeLocation = BlendShapeLocation(rawValue: "browDown_R")
    /// Stands in for `browInnerUp` of `BlendShapeLocation`.
    public static let browInnerUp: BlendShapeLocation = BlendShapeLocation(rawValue: "browInnerUp")
    /// Stands in for `browOuterUpLeft` of `BlendShapeLocation`.
    public static let browOuterUpLeft: BlendShapeLocation = BlendShapeLocation(
      rawValue: "browOuterUp_L"
    )
    /// Stands in for `browOuterUpRight` of `BlendShapeLocation`.
    public static let browOuterUpRight: BlendShapeLocation = BlendShapeLocation(
      rawValue: "browOuterUp_R"
    )
    /// Stands in for `cheekPuff` of `BlendShapeLocation`.
    public static let cheekPuff: BlendShapeLocation = BlendShapeLocation(rawValue: "cheekPuff")
    /// Stands in for `eyeLookDownLeft` of `BlendShapeLocation`.
    public static let eyeLookDownLeft: BlendShapeLocation = BlendShapeLocation(
      rawValue: "eyeLookDown_L"
    )
    /// Stands in for `eyeLookDownRight` of `BlendShapeLocation`.
    public static let eyeLookDownRight: BlendShapeLocation = BlendShapeLocation(
      rawValue: "eyeLookDown_R"
    )
    /// Stands in for `eyeLookInLeft` of `BlendShapeLocation`.
    public static let eyeLookInLeft: BlendShapeLocation = BlendShapeLocation(
      rawValue: "eyeLookIn_L"
    )
    /// Stands in for `eyeLookInRight` of `BlendShapeLocation`.
    public static let eyeLookInRight: BlendShapeLocation = BlendShapeLocation(
      rawValue: "eyeLookIn_R"
    )
    /// Stands in for `eyeLookOutLeft` of `BlendShapeLocation`.
    public static let eyeLookOutLeft: BlendShapeLocation = BlendShapeLocation(
      rawValue: "eyeLookOut_L"
    )
    /// Stands in for `eyeLookOutRight` of `BlendShapeLocation`.
    public static let eyeLookOutRight: BlendShapeLocation = BlendShapeLocation(
      rawValue: "eyeLookOut_R"
    )
    /// Stands in for `eyeLookUpLeft` of `BlendShapeLocation`.
    public static let eyeLookUpLeft: BlendShapeLocation = BlendShapeLocation(
      rawValue: "eyeLookUp_L"
    )
    /// Stands in for `eyeLookUpRight` of `BlendShapeLocation`.
    public static let eyeLookUpRight: BlendShapeLocation = BlendShapeLocation(
      rawValue: "eyeLookUp_R"
    )
    /// Stands in for `eyeBlinkLeft` of `BlendShapeLocation`.
    public static let eyeBlinkLeft: BlendShapeLocation = BlendShapeLocation(rawValue: "eyeBlink_L")
    /// Stands in for `eyeBlinkRight` of `BlendShapeLocation`.
    public static let eyeBlinkRight: BlendShapeLocation = BlendShapeLocation(rawValue: "eyeBlink_R")
    /// Stands in for `eyeSquintLeft` of `BlendShapeLocation`.
    public static let eyeSquintLeft: BlendShapeLocation = BlendShapeLocation(
      rawValue: "eyeSquint_L"
    )
    /// Stands in for `eyeSquintRight` of `BlendShapeLocation`.
    public static let eyeSquintRight: BlendShapeLocation = BlendShapeLocation(
      rawValue: "eyeSquint_R"
    )
    /// Stands in for `eyeWideLeft` of `BlendShapeLocation`.
    public static let eyeWideLeft: BlendShapeLocation = BlendShapeLocation(rawValue: "eyeWide_L")
    /// Stands in for `eyeWideRight` of `BlendShapeLocation`.
    public static let eyeWideRight: BlendShapeLocation = BlendShapeLocation(rawValue: "eyeWide_R")
    /// Stands in for `jawOpen` of `BlendShapeLocation`.
    public static let jawOpen: BlendShapeLocation = BlendShapeLocation(rawValue: "jawOpen")
    /// Stands in for `mouthClose` of `BlendShapeLocation`.
    public static let mouthClose: BlendShapeLocation = BlendShapeLocation(rawValue: "mouthClose")
    /// Stands in for `mouthFrownLeft` of `BlendShapeLocation`.
    public static let mouthFrownLeft: BlendShapeLocation = BlendShapeLocation(
      rawValue: "mouthFrown_L"
    )
    /// Stands in for `mouthFrownRight` of `BlendShapeLocation`.
    public static let mouthFrownRight: BlendShapeLocation = BlendShapeLocation(
      rawValue: "mouthFrown_R"
    )
    /// Stands in for `mouthFunnel` of `BlendShapeLocation`.
    public static let mouthFunnel: BlendShapeLocation = BlendShapeLocation(rawValue: "mouthFunnel")
    /// Stands in for `mouthPucker` of `BlendShapeLocation`.
    public static let mouthPucker: BlendShapeLocation = BlendShapeLocation(rawValue: "mouthPucker")
    /// Stands in for `mouthSmileLeft` of `BlendShapeLocation`.
    public static let mouthSmileLeft: BlendShapeLocation = BlendShapeLocation(
      rawValue: "mouthSmile_L"
    )
    /// Stands in for `mouthSmileRight` of `BlendShapeLocation`.
    public static let mouthSmileRight: BlendShapeLocation = BlendShapeLocation(
      rawValue: "mouthSmile_R"
    )
    /// Stands in for `tongueOut` of `BlendShapeLocation`.
    public static let tongueOut: BlendShapeLocation = BlendShapeLocation(rawValue: "tongueOut")
  }
}
