// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ProductViewStyle` of StoreKit, and does nothing.
public struct ProductViewStyle: Sendable {
  /// Creates what stands in for a `ProductViewStyle`.
  public init() {
  }
  /// Stands in for `automatic` of `ProductViewStyle`.
  public static let automatic: ProductViewStyle = ProductViewStyle()
  /// Stands in for `compact` of `ProductViewStyle`.
  public static let compact: ProductViewStyle = ProductViewStyle()
  /// Stands in for `regular` of `ProductViewStyle`.
  public static let regular: ProductViewStyle = ProductViewStyle()
  /// Stands in for `large` of `ProductViewStyle`.
  public static let large: ProductViewStyle = ProductViewStyle()
}
