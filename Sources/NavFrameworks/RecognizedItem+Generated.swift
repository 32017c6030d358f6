// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `RecognizedItem` of Frameworks, and does nothing.
public enum RecognizedItem: Sendable {
  /// Stands in for `text` of `RecognizedItem`.
  case text(Text)
  /// Stands in for `barcode` of `RecognizedItem`.
  case barcode(Barcode)
  /// Stands in for `Text` of `RecognizedItem`.
  public struct Text: Sendable {
    /// Stands in for `transcript` of `Text`.
    public let transcript: String
  }
  /// Stands in for `Barcode` of `RecognizedItem`.
  public struct Barcode: Sendable {
    /// Stands in for `payloadStringValue` of `Barcode`.
    public let payloadStringValue: String?
  }
}
