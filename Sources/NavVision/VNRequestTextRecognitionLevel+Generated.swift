// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRequestTextRecognitionLevel` of Vision, and does nothing.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// Stands in for `accurate` of `VNRequestTextRecognitionLevel`.
  case accurate, fast
}
