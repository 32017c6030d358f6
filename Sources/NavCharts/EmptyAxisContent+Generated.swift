// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EmptyAxisContent` of Charts, and does nothing.
public struct EmptyAxisContent: AxisContent, AxisMark {
  /// Creates what stands in for a `EmptyAxisContent`.
  public init() {
  }
}
