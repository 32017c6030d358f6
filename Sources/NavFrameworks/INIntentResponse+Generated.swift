// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `INIntentResponse` of Frameworks, and does nothing.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `INIntentResponse`.
  public override init() {
    super.init()
  }
}
