// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WKSnapshotConfiguration` of WebKit, and does nothing.
@MainActor @preconcurrency
open class WKSnapshotConfiguration {
  /// Stands in for `rect` of `WKSnapshotConfiguration`.
  open var rect: CGRect = .zero
  /// Creates what stands in for a `WKSnapshotConfiguration`.
  public init() {
  }
}
