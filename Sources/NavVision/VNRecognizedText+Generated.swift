// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRecognizedText` of Vision, and does nothing.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// Stands in for `string` of `VNRecognizedText`.
  public let string: String = ""
  /// Stands in for `confidence` of `VNRecognizedText`.
  public let confidence: Float = 0
  /// Creates what stands in for a `VNRecognizedText`.
  public override init() {
    super.init()
  }
  /// Stands in for `boundingBox` of `VNRecognizedText`.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
