// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PayWithApplePayButton` of Frameworks, and does nothing.
@MainActor @preconcurrency
public struct PayWithApplePayButton: View {
  /// Creates what stands in for a `PayWithApplePayButton`.
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("Apple Pay") }
}
