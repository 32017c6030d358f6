// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNMatrix4` of Frameworks, and does nothing.
public struct SCNMatrix4: Sendable {
  /// Creates what stands in for a `SCNMatrix4`.
  public init() {
  }
}
