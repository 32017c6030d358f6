// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AppStore` of StoreKit, and does nothing.
public enum AppStore {
  /// Stands in for `sync` of `AppStore`.
  public static func sync() async throws {}
  /// Stands in for `requestReview` of `AppStore`.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}
}
