// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentSummaryItemType` of Frameworks, and does nothing.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// Stands in for `final` of `PKPaymentSummaryItemType`.
  case final, pending
}
