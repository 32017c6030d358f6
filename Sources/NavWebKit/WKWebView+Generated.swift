// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WKWebView` of WebKit, and does nothing.
@MainActor @preconcurrency
open class WKWebView: UIView {
  /// Stands in for `url` of `WKWebView`.
  open var url: URL? = nil
  /// Stands in for `isLoading` of `WKWebView`.
  open var isLoading: Bool { false }
  /// Stands in for `canGoBack` of `WKWebView`.
  open var canGoBack: Bool { false }
  /// Stands in for `canGoForward` of `WKWebView`.
  open var canGoForward: Bool { false }
  /// Stands in for `estimatedProgress` of `WKWebView`.
  open var estimatedProgress: Double { 1 }
  /// Stands in for `allowsBackForwardNavigationGestures` of `WKWebView`.
  open var allowsBackForwardNavigationGestures: Bool = false
  /// Stands in for `scrollView` of `WKWebView`.
  open var scrollView: UIScrollView = UIScrollView()
  /// Stands in for `configuration` of `WKWebView`.
  public let configuration: WKWebViewConfiguration = WKWebViewConfiguration()
  /// Stands in for `navigationDelegate` of `WKWebView`.
  public weak var navigationDelegate: (any WKNavigationDelegate)? = nil
  /// Stands in for `uiDelegate` of `WKWebView`.
  public weak var uiDelegate: (any WKUIDelegate)? = nil
  /// Creates what stands in for a `WKWebView`.
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.init(frame: frame)
  }
  /// Stands in for `load` of `WKWebView`.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    {
      url = request.url
      return nil
    }()
  }
  /// Stands in for `loadHTMLString` of `WKWebView`.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  /// Stands in for `reload` of `WKWebView`.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Stands in for `goBack` of `WKWebView`.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Stands in for `goForward` of `WKWebView`.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Stands in for `stopLoading` of `WKWebView`.
  open func stopLoading() {}
  /// Stands in for `title` of `WKWebView`.
  open var title: String? { nil }
  /// Stands in for `hasOnlySecureContent` of `WKWebView`.
  open var hasOnlySecureContent: Bool { false }
  /// Stands in for `customUserAgent` of `WKWebView`.
  open var customUserAgent: String? = nil
  /// Stands in for `isInspectable` of `WKWebView`.
  open var isInspectable: Bool = false
  /// Stands in for `createPDF` of `WKWebView`.
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(CocoaError(.featureUnsupported))) }
  /// Stands in for `pdf` of `WKWebView`.
  open func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    throw CocoaError(.featureUnsupported)
  }
  /// Stands in for `takeSnapshot` of `WKWebView`.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
  /// Stands in for `evaluateJavaScript` of `WKWebView`.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
}
