// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PerspectiveCamera` of Frameworks, and does nothing.
@MainActor
@preconcurrency
open class PerspectiveCamera: Entity {
  /// Creates what stands in for a `PerspectiveCamera`.
  public required init() {
    super.init()
  }
}
