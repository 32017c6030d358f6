// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFSpeechRecognizerAuthorizationStatus` of Frameworks, and does nothing.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// Stands in for `notDetermined` of `SFSpeechRecognizerAuthorizationStatus`.
  case notDetermined, denied, restricted, authorized
}
