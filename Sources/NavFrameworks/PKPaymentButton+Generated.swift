// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentButton` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
  /// Creates what stands in for a `PKPaymentButton`.
  public convenience init(
    paymentButtonType type: PKPaymentButtonType,
    paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: .zero)
  }
  /// Stands in for `cornerRadius` of `PKPaymentButton`.
  open var cornerRadius: CGFloat = 0
}
