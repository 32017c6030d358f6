// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentSummaryItem` of Frameworks, and does nothing.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PKPaymentSummaryItem`.
  public override init() {
    label = ""
    amount = 0
    type = .final
    super.init()
  }
  /// Creates what stands in for a `PKPaymentSummaryItem`.
  public init(label: String, amount: NSDecimalNumber) {
    self.label = label
    self.amount = amount
    type = .final
    super.init()
  }
  /// Creates what stands in for a `PKPaymentSummaryItem`.
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    self.label = label
    self.amount = amount
    self.type = type
    super.init()
  }
  /// Stands in for `label` of `PKPaymentSummaryItem`.
  open var label: String = ""
  /// Stands in for `amount` of `PKPaymentSummaryItem`.
  open var amount: NSDecimalNumber
  /// Stands in for `type` of `PKPaymentSummaryItem`.
  open var type: PKPaymentSummaryItemType
}
