// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKLabelHorizontalAlignmentMode` of Frameworks, and does nothing.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// Stands in for `center` of `SKLabelHorizontalAlignmentMode`.
  case center, left, right
}
