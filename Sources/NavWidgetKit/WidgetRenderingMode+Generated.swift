// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `WidgetRenderingMode` of WidgetKit, and does nothing.
public struct WidgetRenderingMode: Hashable, Sendable {
  /// Stands in for `name` of `WidgetRenderingMode`.
  public let name: String
  /// Creates what stands in for a `WidgetRenderingMode`.
  public init(name: String) {
    self.name = name
  }
  /// Stands in for `fullColor` of `WidgetRenderingMode`.
  public static let fullColor: WidgetRenderingMode = WidgetRenderingMode(name: "fullColor")
  /// Stands in for `accented` of `WidgetRenderingMode`.
  public static let accented: WidgetRenderingMode = WidgetRenderingMode(name: "accented")
  /// Stands in for `vibrant` of `WidgetRenderingMode`.
  public static let vibrant: WidgetRenderingMode = WidgetRenderingMode(name: "vibrant")
}
