// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKMutablePayment` of StoreKit, and does nothing.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
}
