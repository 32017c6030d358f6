// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `INExtension` of Frameworks, and does nothing.
open class INExtension: NSObject {
  /// Creates what stands in for a `INExtension`.
  public override init() {
    super.init()
  }
  /// Stands in for `handler` of `INExtension`.
  open func handler(for intent: INIntent) -> Any { self }
}
