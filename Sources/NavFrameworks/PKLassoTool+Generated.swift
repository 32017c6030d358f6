// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKLassoTool` of Frameworks, and does nothing.
public struct PKLassoTool: PKTool {
  /// Creates what stands in for a `PKLassoTool`.
  public init() {
  }
}
