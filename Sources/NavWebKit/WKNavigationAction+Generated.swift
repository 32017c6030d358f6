// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WKNavigationAction` of WebKit, and does nothing.
@MainActor @preconcurrency
open class WKNavigationAction {
  /// Stands in for `request` of `WKNavigationAction`.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Creates what stands in for a `WKNavigationAction`.
  public init() {
  }
}
