// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRecognizeTextRequest` of Vision, and does nothing.
open class VNRecognizeTextRequest: VNRequest, @unchecked Sendable {
  /// Stands in for `recognitionLevel` of `VNRecognizeTextRequest`.
  open var recognitionLevel: VNRequestTextRecognitionLevel = .accurate
  /// Stands in for `usesLanguageCorrection` of `VNRecognizeTextRequest`.
  open var usesLanguageCorrection: Bool = false
  /// Stands in for `recognitionLanguages` of `VNRecognizeTextRequest`.
  open var recognitionLanguages: [String] = []
}
