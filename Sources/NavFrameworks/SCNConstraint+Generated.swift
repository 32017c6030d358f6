// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNConstraint` of Frameworks, and does nothing.
open class SCNConstraint: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNConstraint`.
  public override init() {
    super.init()
  }
  /// Stands in for `isEnabled` of `SCNConstraint`.
  open var isEnabled: Bool = true
  /// Stands in for `influenceFactor` of `SCNConstraint`.
  open var influenceFactor: CGFloat = 1
  /// Stands in for `isIncremental` of `SCNConstraint`.
  open var isIncremental: Bool = false
}
