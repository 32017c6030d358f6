// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WKUserContentController` of WebKit, and does nothing.
@MainActor @preconcurrency
open class WKUserContentController {
  /// Creates what stands in for a `WKUserContentController`.
  public init() {
  }
}
