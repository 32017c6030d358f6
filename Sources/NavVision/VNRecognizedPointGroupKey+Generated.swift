// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRecognizedPointGroupKey` of Vision, and does nothing.
public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `VNRecognizedPointGroupKey`.
  public let rawValue: String
  /// Creates what stands in for a `VNRecognizedPointGroupKey`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `all` of `VNRecognizedPointGroupKey`.
  public static let all: VNRecognizedPointGroupKey = VNRecognizedPointGroupKey(rawValue: "all")
}
