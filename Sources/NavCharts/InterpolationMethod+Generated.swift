// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `InterpolationMethod` of Charts, and does nothing.
public struct InterpolationMethod: Sendable {
  /// Creates what stands in for a `InterpolationMethod`.
  public init() {
  }
  /// Stands in for `linear` of `InterpolationMethod`.
  public static let linear: InterpolationMethod = InterpolationMethod()
  /// Stands in for `monotone` of `InterpolationMethod`.
  public static let monotone: InterpolationMethod = InterpolationMethod()
  /// Stands in for `catmullRom` of `InterpolationMethod`.
  public static let catmullRom: InterpolationMethod = InterpolationMethod()
  /// Stands in for `cardinal` of `InterpolationMethod`.
  public static let cardinal: InterpolationMethod = InterpolationMethod()
  /// Stands in for `stepStart` of `InterpolationMethod`.
  public static let stepStart: InterpolationMethod = InterpolationMethod()
  /// Stands in for `stepCenter` of `InterpolationMethod`.
  public static let stepCenter: InterpolationMethod = InterpolationMethod()
  /// Stands in for `stepEnd` of `InterpolationMethod`.
  public static let stepEnd: InterpolationMethod = InterpolationMethod()
  /// Stands in for `cardinal` of `InterpolationMethod`.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod() }
  /// Stands in for `catmullRom` of `InterpolationMethod`.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod() }
}
