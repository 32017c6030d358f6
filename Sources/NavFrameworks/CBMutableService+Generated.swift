// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBMutableService` of Frameworks, and does nothing.
open class CBMutableService: CBService, @unchecked Sendable {
  /// Creates what stands in for a `CBMutableService`.
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(type: UUID)
  }
}
