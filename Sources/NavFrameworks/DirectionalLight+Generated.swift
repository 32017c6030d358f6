// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `DirectionalLight` of Frameworks, and does nothing.
@MainActor
@preconcurrency
open class DirectionalLight: Entity {
  /// Creates what stands in for a `DirectionalLight`.
  public required init() {
    super.init()
  }
}
