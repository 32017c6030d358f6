// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVMetadataItem` of AVFoundation, and does nothing.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// Stands in for `commonKey` of `AVMetadataItem`.
  open var commonKey: AVMetadataKey? { nil }
  /// Stands in for `stringValue` of `AVMetadataItem`.
  open var stringValue: String? { nil }
  /// Stands in for `dataValue` of `AVMetadataItem`.
  open var dataValue: Data? { nil }
  /// Stands in for `dateValue` of `AVMetadataItem`.
  open var dateValue: Date? { nil }
  /// Stands in for `numberValue` of `AVMetadataItem`.
  open var numberValue: NSNumber? { nil }
  /// Stands in for `value` of `AVMetadataItem`.
  open var value: Any? { nil }
  /// Stands in for `load` of `AVMetadataItem`.
  open func load<T>(_ property: AVAsyncProperty<T>) async throws -> T { property.value }
}
