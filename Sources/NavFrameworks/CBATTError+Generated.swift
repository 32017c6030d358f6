// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBATTError` of Frameworks, and does nothing.
public struct CBATTError: Error, Sendable {
  /// Stands in for `Code` of `CBATTError`.
  public enum Code: Int, Sendable {
    /// Stands in for `success` of `Code`.
    case success, invalidHandle, readNotPermitted, writeNotPermitted, requestNotSupported,
      unlikelyError
  }
}
