// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ChartContent` of Charts, and does nothing.
public protocol ChartContent {
  /// Stands in for `associatedtype` of `ChartContent`.
  associatedtype Body: ChartContent = Never
  /// Stands in for `body` of `ChartContent`.
  @ChartContentBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}
