// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARRaycastTarget` of Frameworks, and does nothing.
public enum ARRaycastTarget: Int, Sendable {
  /// Stands in for `existingPlaneGeometry` of `ARRaycastTarget`.
  case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
}
