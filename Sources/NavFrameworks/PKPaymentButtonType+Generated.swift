// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentButtonType` of Frameworks, and does nothing.
public enum PKPaymentButtonType: Int, Sendable {
  /// Stands in for `plain` of `PKPaymentButtonType`.
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp,
    order, rent, support, contribute, tip, `continue`
}
