// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKSceneScaleMode` of Frameworks, and does nothing.
public enum SKSceneScaleMode: Int, Sendable {
  /// Stands in for `fill` of `SKSceneScaleMode`.
  case fill, aspectFill, aspectFit, resizeFill
}
