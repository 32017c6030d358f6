// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `AnalyzerInput` of Frameworks, and does nothing.
public struct AnalyzerInput: @unchecked Sendable {
  /// Stands in for `buffer` of `AnalyzerInput`.
  public let buffer: AVAudioPCMBuffer
  /// Creates what stands in for a `AnalyzerInput`.
  public init(buffer: AVAudioPCMBuffer) {
    self.buffer = buffer
  }
}
