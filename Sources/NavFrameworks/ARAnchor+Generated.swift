// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARAnchor` of Frameworks, and does nothing.
open class ARAnchor: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `ARAnchor`.
  public override init() {
    super.init()
  }
  /// Stands in for `identifier` of `ARAnchor`.
  public let identifier: UUID = UUID()
  /// Stands in for `name` of `ARAnchor`.
  open var name: String? { nil }
  /// Stands in for `transform` of `ARAnchor`.
  open var transform: simd_float4x4 { simd_float4x4() }
}
