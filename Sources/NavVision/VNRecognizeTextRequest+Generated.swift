// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRecognizeTextRequest` of Vision, and does nothing.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `recognitionLevel` of `VNRecognizeTextRequest`.
  open var recognitionLevel: VNRequestTextRecognitionLevel = .accurate
  /// Stands in for `usesLanguageCorrection` of `VNRecognizeTextRequest`.
  open var usesLanguageCorrection: Bool = false
  /// Stands in for `automaticallyDetectsLanguage` of `VNRecognizeTextRequest`.
  open var automaticallyDetectsLanguage: Bool = false
  /// Stands in for `recognitionLanguages` of `VNRecognizeTextRequest`.
  open var recognitionLanguages: [String] = []
  /// Stands in for `customWords` of `VNRecognizeTextRequest`.
  open var customWords: [String] = []
  /// Stands in for `minimumTextHeight` of `VNRecognizeTextRequest`.
  open var minimumTextHeight: Float = 0
  /// Stands in for `results` of `VNRecognizeTextRequest`.
  open var results: [VNRecognizedTextObservation]? { found as? [VNRecognizedTextObservation] }
  /// Stands in for `supportedRecognitionLanguages` of `VNRecognizeTextRequest`.
  open func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
}
