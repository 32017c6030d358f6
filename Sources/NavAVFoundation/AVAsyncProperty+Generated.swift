// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAsyncProperty` of AVFoundation, and does nothing.
public struct AVAsyncProperty<Value: Sendable>: Sendable {
  /// Stands in for `value` of `AVAsyncProperty`.
  public let value: Value
  /// Creates what stands in for a `AVAsyncProperty`.
  public init(value: Value) {
    self.value = value
  }
}
