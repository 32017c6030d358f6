// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WKPDFConfiguration` of WebKit, and does nothing.
@MainActor @preconcurrency
open class WKPDFConfiguration {
  /// Stands in for `rect` of `WKPDFConfiguration`.
  open var rect: CGRect? = nil
  /// Creates what stands in for a `WKPDFConfiguration`.
  public init() {
  }
}
