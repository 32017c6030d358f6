// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ProductView` of StoreKit, and does nothing.
@MainActor @preconcurrency
public struct ProductView: View {
  /// Creates what stands in for a `ProductView`.
  public init(id: String) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("ProductView") }
}
