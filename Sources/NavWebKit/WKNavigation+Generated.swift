// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WKNavigation` of WebKit, and does nothing.
@MainActor @preconcurrency
open class WKNavigation {
  /// Creates what stands in for a `WKNavigation`.
  public init() {
  }
}
