// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EmptyChart3DContent` of Charts, and does nothing.
public struct EmptyChart3DContent: Chart3DContent {
  /// Creates what stands in for a `EmptyChart3DContent`.
  public init() {
  }
}
