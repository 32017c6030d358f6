// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `INObject` of Frameworks, and does nothing.
open class INObject: NSObject, @unchecked Sendable {
  /// Stands in for `identifier` of `INObject`.
  public let identifier: String?
  /// Stands in for `displayString` of `INObject`.
  public let displayString: String
  /// Creates what stands in for a `INObject`.
  public init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
    super.init()
  }
}
