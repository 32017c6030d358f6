// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WKWebViewConfiguration` of WebKit, and does nothing.
@MainActor @preconcurrency
open class WKWebViewConfiguration {
  /// Stands in for `allowsInlineMediaPlayback` of `WKWebViewConfiguration`.
  open var allowsInlineMediaPlayback: Bool = false
  /// Stands in for `preferences` of `WKWebViewConfiguration`.
  open var preferences: WKPreferences = WKPreferences()
  /// Stands in for `userContentController` of `WKWebViewConfiguration`.
  open var userContentController: WKUserContentController = WKUserContentController()
  /// Creates what stands in for a `WKWebViewConfiguration`.
  public init() {
  }
}
