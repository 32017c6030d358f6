// Made by Scripts/generate from Scripts/stand-ins/CoreSpotlight.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import NavUniformTypeIdentifiers

/// Stands in for `CSSearchableItem` of CoreSpotlight, and does nothing.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// Stands in for `uniqueIdentifier` of `CSSearchableItem`.
  open var uniqueIdentifier: String = ""
  /// Stands in for `domainIdentifier` of `CSSearchableItem`.
  open var domainIdentifier: String? = nil
  /// Stands in for `expirationDate` of `CSSearchableItem`.
  open var expirationDate: Date? = nil
  /// Stands in for `attributeSet` of `CSSearchableItem`.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Creates what stands in for a `CSSearchableItem`.
  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}
