// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PayWithApplePayButtonLabel` of Frameworks, and does nothing.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  /// Stands in for `name` of `PayWithApplePayButtonLabel`.
  public let name: String
  /// Stands in for `plain` of `PayWithApplePayButtonLabel`.
  public static let plain: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "plain")
  /// Stands in for `buy` of `PayWithApplePayButtonLabel`.
  public static let buy: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "buy")
  /// Stands in for `checkout` of `PayWithApplePayButtonLabel`.
  public static let checkout: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(
    name: "checkout"
  )
}
