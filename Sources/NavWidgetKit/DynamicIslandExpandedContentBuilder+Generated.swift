// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `DynamicIslandExpandedContentBuilder` of WidgetKit, and does nothing.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Stands in for `buildBlock` of `DynamicIslandExpandedContentBuilder`.
  public static func buildBlock<each Region>(_ regions: repeat each Region) -> Int { 0 }
}
