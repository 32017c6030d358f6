// Made by Scripts/generate from Scripts/stand-ins/CoreHaptics.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CHHapticDynamicParameter` of CoreHaptics, and does nothing.
open class CHHapticDynamicParameter: NSObject {
  /// Creates what stands in for a `CHHapticDynamicParameter`.
  public override init() {
    super.init()
  }
}
