// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Plot` of Charts, and does nothing.
public struct Plot: ChartContent {
  /// Creates what stands in for a `Plot`.
  public init<C: ChartContent>(@ChartContentBuilder content: () -> C) {
  }
}
