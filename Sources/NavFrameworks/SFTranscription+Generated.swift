// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFTranscription` of Frameworks, and does nothing.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// Stands in for `formattedString` of `SFTranscription`.
  open var formattedString: String { "" }
  /// Stands in for `segments` of `SFTranscription`.
  open var segments: [SFTranscriptionSegment] { [] }
}
