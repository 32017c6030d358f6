// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNLabeledValue` of Contacts, and does nothing.
public final class CNLabeledValue<Value>: NSObject, @unchecked Sendable {
  /// Stands in for `label` of `CNLabeledValue`.
  public let label: String?
  /// Stands in for `value` of `CNLabeledValue`.
  public let value: Value
  /// Creates what stands in for a `CNLabeledValue`.
  public init(label: String?, value: Value) {
    self.label = label
    self.value = value
    super.init()
  }
}
