// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentButtonStyle` of Frameworks, and does nothing.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// Stands in for `white` of `PKPaymentButtonStyle`.
  case white, whiteOutline, black, automatic
}
