// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WKNavigationActionPolicy` of WebKit, and does nothing.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Stands in for `cancel` of `WKNavigationActionPolicy`.
  case cancel, allow
}
