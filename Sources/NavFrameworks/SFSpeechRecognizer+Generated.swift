// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFSpeechRecognizer` of Frameworks, and does nothing.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SFSpeechRecognizer`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SFSpeechRecognizer`.
  public convenience init?(locale: Locale) {
    self.init()
  }
  /// Stands in for `isAvailable` of `SFSpeechRecognizer`.
  open var isAvailable: Bool { false }
  /// Stands in for `locale` of `SFSpeechRecognizer`.
  open var locale: Locale { .current }
  /// Stands in for `supportsOnDeviceRecognition` of `SFSpeechRecognizer`.
  open var supportsOnDeviceRecognition: Bool { false }
  /// Stands in for `delegate` of `SFSpeechRecognizer`.
  public weak var delegate: (any SFSpeechRecognizerDelegate)? = nil
  /// Stands in for `defaultTaskHint` of `SFSpeechRecognizer`.
  open var defaultTaskHint: SFSpeechRecognitionTaskHint = .unspecified
  /// Stands in for `supportedLocales` of `SFSpeechRecognizer`.
  public static func supportedLocales() -> Set<Locale> { [] }
  /// Stands in for `authorizationStatus` of `SFSpeechRecognizer`.
  public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Stands in for `requestAuthorization` of `SFSpeechRecognizer`.
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Stands in for `recognitionTask` of `SFSpeechRecognizer`.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
