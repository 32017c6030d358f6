// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `INIntent` of Frameworks, and does nothing.
open class INIntent: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `INIntent`.
  public override init() {
    super.init()
  }
}
