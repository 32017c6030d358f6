// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

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
