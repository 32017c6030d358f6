// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `IntentParameter` of AppIntents, and does nothing.
@propertyWrapper
public struct IntentParameter<Value: Sendable>: @unchecked Sendable {
  /// Stands in for `storage` of `IntentParameter`.
  public var storage: Value? = nil
  /// Stands in for `wrappedValue` of `IntentParameter`.
  public var wrappedValue: Value {
    get { storage ?? { fatalError("The parameter has no value.") }() }
    set { storage = newValue }
  }
  /// Creates what stands in for a `IntentParameter`.
  public init(title: LocalizedStringResource) {
    storage = nil
  }
  /// Creates what stands in for a `IntentParameter`.
  public init(wrappedValue: Value, title: LocalizedStringResource) {
    storage = wrappedValue
  }
}
