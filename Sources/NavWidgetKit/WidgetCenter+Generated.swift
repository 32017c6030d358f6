// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `WidgetCenter` of WidgetKit, and does nothing.
public final class WidgetCenter: @unchecked Sendable {
  /// Stands in for `shared` of `WidgetCenter`.
  public static let shared: WidgetCenter = WidgetCenter()
  /// Creates what stands in for a `WidgetCenter`.
  public init() {
  }
  /// Stands in for `reloadAllTimelines` of `WidgetCenter`.
  public func reloadAllTimelines() {}
  /// Stands in for `reloadTimelines` of `WidgetCenter`.
  public func reloadTimelines(ofKind kind: String) {}
  /// Stands in for `getCurrentConfigurations` of `WidgetCenter`.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
}
