// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKContact` of Frameworks, and does nothing.
open class PKContact: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PKContact`.
  public override init() {
    super.init()
  }
  /// Stands in for `name` of `PKContact`.
  open var name: PersonNameComponents? = nil
  /// Stands in for `emailAddress` of `PKContact`.
  open var emailAddress: String? = nil
}
