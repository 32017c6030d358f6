// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFTranscriptionSegment` of Frameworks, and does nothing.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// Stands in for `substring` of `SFTranscriptionSegment`.
  open var substring: String { "" }
  /// Stands in for `timestamp` of `SFTranscriptionSegment`.
  open var timestamp: TimeInterval { 0 }
  /// Stands in for `duration` of `SFTranscriptionSegment`.
  open var duration: TimeInterval { 0 }
  /// Stands in for `confidence` of `SFTranscriptionSegment`.
  open var confidence: Float { 0 }
}
