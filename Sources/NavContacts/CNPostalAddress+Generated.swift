// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNPostalAddress` of Contacts, and does nothing.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CNPostalAddress`.
  public override init() {
    super.init()
  }
  /// Stands in for `street` of `CNPostalAddress`.
  open var street: String = ""
  /// Stands in for `subLocality` of `CNPostalAddress`.
  open var subLocality: String = ""
  /// Stands in for `city` of `CNPostalAddress`.
  open var city: String = ""
  /// Stands in for `subAdministrativeArea` of `CNPostalAddress`.
  open var subAdministrativeArea: String = ""
  /// Stands in for `state` of `CNPostalAddress`.
  open var state: String = ""
  /// Stands in for `postalCode` of `CNPostalAddress`.
  open var postalCode: String = ""
  /// Stands in for `country` of `CNPostalAddress`.
  open var country: String = ""
  /// Stands in for `isoCountryCode` of `CNPostalAddress`.
  open var isoCountryCode: String = ""
}
