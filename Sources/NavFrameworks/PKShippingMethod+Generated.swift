// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKShippingMethod` of Frameworks, and does nothing.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  /// Stands in for `identifier` of `PKShippingMethod`.
  open var identifier: String? = nil
  /// Stands in for `detail` of `PKShippingMethod`.
  open var detail: String? = nil
  /// Stands in for `dateComponentsRange` of `PKShippingMethod`.
  open var dateComponentsRange: PKDateComponentsRange? = nil
}
