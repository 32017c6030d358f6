// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `DSPSplitComplex` of Frameworks, and does nothing.
public struct DSPSplitComplex {
  /// Stands in for `realp` of `DSPSplitComplex`.
  public var realp: UnsafeMutablePointer<Float>
  /// Stands in for `imagp` of `DSPSplitComplex`.
  public var imagp: UnsafeMutablePointer<Float>
  /// Creates what stands in for a `DSPSplitComplex`.
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    self.realp = realp
    self.imagp = imagp
  }
}
