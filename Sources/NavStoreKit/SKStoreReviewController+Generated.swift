// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKStoreReviewController` of StoreKit, and does nothing.
public enum SKStoreReviewController {
  /// Stands in for `requestReview` of `SKStoreReviewController`.
  @MainActor
  public static func requestReview() {}
  /// Stands in for `requestReview` of `SKStoreReviewController`.
  @MainActor
  public static func requestReview(in windowScene: UIWindowScene) {}
}
