// Made by Scripts/generate from Scripts/stand-ins/CoreHaptics.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CHHapticPattern` of CoreHaptics, and does nothing.
open class CHHapticPattern: NSObject {
  /// Creates what stands in for a `CHHapticPattern`.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    super.init()
  }
}
