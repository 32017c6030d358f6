// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLBackgroundActivitySession` of CoreLocation, and does nothing.
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
  /// Stands in for `invalidate` of `CLBackgroundActivitySession`.
  open func invalidate() {}
}
