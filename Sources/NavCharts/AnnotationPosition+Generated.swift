// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AnnotationPosition` of Charts, and does nothing.
public struct AnnotationPosition: Sendable {
  /// Creates what stands in for a `AnnotationPosition`.
  public init() {
  }
  /// Stands in for `automatic` of `AnnotationPosition`.
  public static let automatic: AnnotationPosition = AnnotationPosition()
  /// Stands in for `overlay` of `AnnotationPosition`.
  public static let overlay: AnnotationPosition = AnnotationPosition()
  /// Stands in for `top` of `AnnotationPosition`.
  public static let top: AnnotationPosition = AnnotationPosition()
  /// Stands in for `bottom` of `AnnotationPosition`.
  public static let bottom: AnnotationPosition = AnnotationPosition()
  /// Stands in for `leading` of `AnnotationPosition`.
  public static let leading: AnnotationPosition = AnnotationPosition()
  /// Stands in for `trailing` of `AnnotationPosition`.
  public static let trailing: AnnotationPosition = AnnotationPosition()
  /// Stands in for `topLeading` of `AnnotationPosition`.
  public static let topLeading: AnnotationPosition = AnnotationPosition()
  /// Stands in for `topTrailing` of `AnnotationPosition`.
  public static let topTrailing: AnnotationPosition = AnnotationPosition()
  /// Stands in for `bottomLeading` of `AnnotationPosition`.
  public static let bottomLeading: AnnotationPosition = AnnotationPosition()
  /// Stands in for `bottomTrailing` of `AnnotationPosition`.
  public static let bottomTrailing: AnnotationPosition = AnnotationPosition()
}
