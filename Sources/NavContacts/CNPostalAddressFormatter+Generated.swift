// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNPostalAddressFormatter` of Contacts, and does nothing.
open class CNPostalAddressFormatter: NSObject {
  /// Creates what stands in for a `CNPostalAddressFormatter`.
  public override init() {
    super.init()
  }
  /// Stands in for `string` of `CNPostalAddressFormatter`.
  public static func string(
    from postalAddress: CNPostalAddress,
    style: CNPostalAddressFormatterStyle
  ) -> String {
    [postalAddress.street, postalAddress.city, postalAddress.country].filter { !$0.isEmpty }.joined(
      separator: "\n"
    )
  }
}
