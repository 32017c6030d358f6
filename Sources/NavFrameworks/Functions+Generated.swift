// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBAdvertisementDataLocalNameKey` of Frameworks, and does nothing.
public let CBAdvertisementDataLocalNameKey: String = "kCBAdvDataLocalName"

/// Stands in for `CBAdvertisementDataServiceUUIDsKey` of Frameworks, and does nothing.
public let CBAdvertisementDataServiceUUIDsKey: String = "kCBAdvDataServiceUUIDs"

/// Stands in for `CBAdvertisementDataManufacturerDataKey` of Frameworks, and does nothing.
public let CBAdvertisementDataManufacturerDataKey: String = "kCBAdvDataManufacturerData"

/// Stands in for `CBAdvertisementDataServiceDataKey` of Frameworks, and does nothing.
public let CBAdvertisementDataServiceDataKey: String = "kCBAdvDataServiceData"

/// Stands in for `CBAdvertisementDataIsConnectable` of Frameworks, and does nothing.
public let CBAdvertisementDataIsConnectable: String = "kCBAdvDataIsConnectable"

/// Stands in for `CBAdvertisementDataTxPowerLevelKey` of Frameworks, and does nothing.
public let CBAdvertisementDataTxPowerLevelKey: String = "kCBAdvDataTxPowerLevel"

/// Stands in for `CBCentralManagerScanOptionAllowDuplicatesKey` of Frameworks, and does nothing.
public let CBCentralManagerScanOptionAllowDuplicatesKey: String = "kCBScanOptionAllowDuplicates"

/// Stands in for `CBCentralManagerOptionShowPowerAlertKey` of Frameworks, and does nothing.
public let CBCentralManagerOptionShowPowerAlertKey: String = "kCBInitOptionShowPowerAlert"

/// Stands in for `CBCentralManagerOptionRestoreIdentifierKey` of Frameworks, and does nothing.
public let CBCentralManagerOptionRestoreIdentifierKey: String = "kCBInitOptionRestoreIdentifier"

/// Stands in for `SCNQuaternion` of Frameworks, and does nothing.
public typealias SCNQuaternion = SCNVector4

/// Stands in for `SCNVector3Make` of Frameworks, and does nothing.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x: x, y: y, z: z)
}

/// Stands in for `SCNVector4Make` of Frameworks, and does nothing.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x: x, y: y, z: z, w: w)
}

/// Stands in for `SCNVector3Zero` of Frameworks, and does nothing.
public let SCNVector3Zero: SCNVector3 = SCNVector3()

/// Stands in for `SCNMatrix4Identity` of Frameworks, and does nothing.
public let SCNMatrix4Identity: SCNMatrix4 = SCNMatrix4()

/// Stands in for `simd_float2` of Frameworks, and does nothing.
public typealias simd_float2 = SIMD2<Float>

/// Stands in for `simd_float3` of Frameworks, and does nothing.
public typealias simd_float3 = SIMD3<Float>

/// Stands in for `simd_float4` of Frameworks, and does nothing.
public typealias simd_float4 = SIMD4<Float>

/// Stands in for `simd_double2` of Frameworks, and does nothing.
public typealias simd_double2 = SIMD2<Double>

/// Stands in for `simd_double3` of Frameworks, and does nothing.
public typealias simd_double3 = SIMD3<Double>

/// Stands in for `simd_double4` of Frameworks, and does nothing.
public typealias simd_double4 = SIMD4<Double>

/// Stands in for `float2` of Frameworks, and does nothing.
public typealias float2 = SIMD2<Float>

/// Stands in for `float3` of Frameworks, and does nothing.
public typealias float3 = SIMD3<Float>

/// Stands in for `float4` of Frameworks, and does nothing.
public typealias float4 = SIMD4<Float>

/// Stands in for `float4x4` of Frameworks, and does nothing.
public typealias float4x4 = simd_float4x4

/// Stands in for `matrix_float4x4` of Frameworks, and does nothing.
public typealias matrix_float4x4 = simd_float4x4

/// Stands in for `matrix_identity_float4x4` of Frameworks, and does nothing.
public let matrix_identity_float4x4: simd_float4x4 = simd_float4x4()

/// Stands in for `simd_make_float3` of Frameworks, and does nothing.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }

/// Stands in for `simd_make_float3` of Frameworks, and does nothing.
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> {
  SIMD3(other.x, other.y, other.z)
}

/// Stands in for `simd_make_float4` of Frameworks, and does nothing.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
  SIMD4(x, y, z, w)
}

/// Stands in for `simd_dot` of Frameworks, and does nothing.
public func simd_dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { (x * y).sum() }

/// Stands in for `simd_length` of Frameworks, and does nothing.
public func simd_length(_ x: SIMD3<Float>) -> Float { simd_dot(x, x).squareRoot() }

/// Stands in for `simd_distance` of Frameworks, and does nothing.
public func simd_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_length(x - y) }

/// Stands in for `simd_normalize` of Frameworks, and does nothing.
public func simd_normalize(_ x: SIMD3<Float>) -> SIMD3<Float> {
  simd_length(x) == 0 ? x : x / simd_length(x)
}

/// Stands in for `length` of Frameworks, and does nothing.
public func length(_ x: SIMD3<Float>) -> Float { simd_length(x) }

/// Stands in for `distance` of Frameworks, and does nothing.
public func distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_length(x - y) }

/// Stands in for `normalize` of Frameworks, and does nothing.
public func normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { simd_normalize(x) }

/// Stands in for `Transform` of Frameworks, and does nothing.
public typealias Transform = EntityTransform

/// Stands in for `SKColor` of Frameworks, and does nothing.
public typealias SKColor = UIColor

/// Stands in for `vDSP_Length` of Frameworks, and does nothing.
public typealias vDSP_Length = UInt

/// Stands in for `vDSP_Stride` of Frameworks, and does nothing.
public typealias vDSP_Stride = Int

/// Stands in for `FFTSetup` of Frameworks, and does nothing.
public typealias FFTSetup = OpaquePointer

/// Stands in for `FFTDirection` of Frameworks, and does nothing.
public typealias FFTDirection = Int32

/// Stands in for `FFTRadix` of Frameworks, and does nothing.
public typealias FFTRadix = Int32

/// Stands in for `FFT_FORWARD` of Frameworks, and does nothing.
public let FFT_FORWARD: Int = 1

/// Stands in for `FFT_INVERSE` of Frameworks, and does nothing.
public let FFT_INVERSE: Int = -1

/// Stands in for `kFFTRadix2` of Frameworks, and does nothing.
public let kFFTRadix2: Int = 0

/// Stands in for `kFFTDirection_Forward` of Frameworks, and does nothing.
public let kFFTDirection_Forward: Int = 1

/// Stands in for `vDSP_create_fftsetup` of Frameworks, and does nothing.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? { nil }

/// Stands in for `vDSP_destroy_fftsetup` of Frameworks, and does nothing.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {}

/// Stands in for `vDSP_ctoz` of Frameworks, and does nothing.
public func vDSP_ctoz(
  _ c: UnsafePointer<DSPComplex>,
  _ ic: vDSP_Stride,
  _ z: UnsafePointer<DSPSplitComplex>,
  _ iz: vDSP_Stride,
  _ n: vDSP_Length
) {}

/// Stands in for `vDSP_fft_zrip` of Frameworks, and does nothing.
public func vDSP_fft_zrip(
  _ setup: FFTSetup,
  _ c: UnsafePointer<DSPSplitComplex>,
  _ ic: vDSP_Stride,
  _ log2n: vDSP_Length,
  _ direction: FFTDirection
) {}

/// Stands in for `vDSP_zvmags` of Frameworks, and does nothing.
public func vDSP_zvmags(
  _ a: UnsafePointer<DSPSplitComplex>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {}

/// Stands in for `vDSP_hann_window` of Frameworks, and does nothing.
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {}

/// Stands in for `vDSP_vmul` of Frameworks, and does nothing.
public func vDSP_vmul(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Float>,
  _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {}

/// Stands in for `vDSP_vsmul` of Frameworks, and does nothing.
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {}

/// Stands in for `vDSP_meanv` of Frameworks, and does nothing.
public func vDSP_meanv(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) {}

/// Stands in for `vDSP_rmsqv` of Frameworks, and does nothing.
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) {}

/// Stands in for `vDSP_maxv` of Frameworks, and does nothing.
public func vDSP_maxv(
  _ a: UnsafePointer<Float>,
  _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) {}
