// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AnnotationContext` of Charts, and does nothing.
public struct AnnotationContext {
  /// Stands in for `targetSize` of `AnnotationContext`.
  public var targetSize: CGSize { .zero }
}
