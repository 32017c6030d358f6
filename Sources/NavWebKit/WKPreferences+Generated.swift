// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WKPreferences` of WebKit, and does nothing.
@MainActor @preconcurrency
open class WKPreferences {
  /// Stands in for `javaScriptCanOpenWindowsAutomatically` of `WKPreferences`.
  open var javaScriptCanOpenWindowsAutomatically: Bool = false
  /// Creates what stands in for a `WKPreferences`.
  public init() {
  }
}
