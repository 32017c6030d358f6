// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBUUID` of Frameworks, and does nothing.
open class CBUUID: NSObject, @unchecked Sendable {
  /// Stands in for `uuidString` of `CBUUID`.
  public let uuidString: String
  /// Creates what stands in for a `CBUUID`.
  public init(string theString: String) {
    uuidString = theString
  }
}
