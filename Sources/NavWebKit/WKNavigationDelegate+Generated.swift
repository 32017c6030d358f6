// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WKNavigationDelegate` of WebKit, and does nothing.
@MainActor
@preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  /// Stands in for `webView` of `WKNavigationDelegate`.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Stands in for `webView` of `WKNavigationDelegate`.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Stands in for `webView` of `WKNavigationDelegate`.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Stands in for `webView` of `WKNavigationDelegate`.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Stands in for `webView` of `WKNavigationDelegate`.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  )
}

extension WKNavigationDelegate {
  /// Stands in for `webView` of `WKNavigationDelegate`.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {}
  /// Stands in for `webView` of `WKNavigationDelegate`.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Stands in for `webView` of `WKNavigationDelegate`.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Stands in for `webView` of `WKNavigationDelegate`.
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Stands in for `webView` of `WKNavigationDelegate`.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}
