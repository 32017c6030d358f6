// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKDateComponentsRange` of Frameworks, and does nothing.
open class PKDateComponentsRange: NSObject, @unchecked Sendable {
  /// Stands in for `startDateComponents` of `PKDateComponentsRange`.
  public let startDateComponents: DateComponents
  /// Stands in for `endDateComponents` of `PKDateComponentsRange`.
  public let endDateComponents: DateComponents
  /// Creates what stands in for a `PKDateComponentsRange`.
  public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    super.init()
  }
}
