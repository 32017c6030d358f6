// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `ActivityPreviewViewKind` of WidgetKit, and does nothing.
public struct ActivityPreviewViewKind: Sendable {
  /// Stands in for `name` of `ActivityPreviewViewKind`.
  private let name: String
  /// Stands in for `content` of `ActivityPreviewViewKind`.
  public static var content: ActivityPreviewViewKind { ActivityPreviewViewKind(name: "content") }
  /// Stands in for `dynamicIsland` of `ActivityPreviewViewKind`.
  public static func dynamicIsland(
    _ state: DynamicIslandPreviewViewState
  ) -> ActivityPreviewViewKind { ActivityPreviewViewKind(name: "dynamicIsland") }
}
