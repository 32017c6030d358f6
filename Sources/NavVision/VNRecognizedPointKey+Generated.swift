// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRecognizedPointKey` of Vision, and does nothing.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `VNRecognizedPointKey`.
  public let rawValue: String
  /// Creates what stands in for a `VNRecognizedPointKey`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
