// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `DynamicIslandPreviewViewState` of WidgetKit, and does nothing.
public enum DynamicIslandPreviewViewState: Sendable {
  /// Stands in for `compact` of `DynamicIslandPreviewViewState`.
  case compact, expanded, minimal
}
