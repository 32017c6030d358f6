// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PointLight` of Frameworks, and does nothing.
@MainActor
@preconcurrency
open class PointLight: Entity {
  /// Creates what stands in for a `PointLight`.
  public required init() {
    super.init()
  }
}
