// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension EnvironmentValues {
  /// Stands in for `requestReview` of `EnvironmentValues`.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
