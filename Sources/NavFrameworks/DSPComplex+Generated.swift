// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `DSPComplex` of Frameworks, and does nothing.
public struct DSPComplex: Sendable {
  /// Stands in for `real` of `DSPComplex`.
  public var real: Float = 0
  /// Stands in for `imag` of `DSPComplex`.
  public var imag: Float = 0
  /// Creates what stands in for a `DSPComplex`.
  public init() {
    real = 0
    imag = 0
  }
  /// Creates what stands in for a `DSPComplex`.
  public init(real: Float, imag: Float) {
    self.real = real
    self.imag = imag
  }
}
