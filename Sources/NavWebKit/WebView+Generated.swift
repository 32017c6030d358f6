// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WebView` of WebKit, and does nothing.
@MainActor @preconcurrency
public struct WebView: View {
  /// Creates what stands in for a `WebView`.
  public init(url: URL?) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("WebView") }
}
