// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKLabelVerticalAlignmentMode` of Frameworks, and does nothing.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// Stands in for `baseline` of `SKLabelVerticalAlignmentMode`.
  case baseline, center, top, bottom
}
