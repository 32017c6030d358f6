// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WebPage` of WebKit, and does nothing.
@MainActor @preconcurrency
@Observable
public final class WebPage {
  /// Creates what stands in for a `WebPage`.
  public init() {
  }
  /// Creates what stands in for a `WebPage`.
  public init(configuration: Configuration) {
  }
  /// Stands in for `url` of `WebPage`.
  public var url: URL? = nil
  /// Stands in for `title` of `WebPage`.
  public var title: String = ""
  /// Stands in for `isLoading` of `WebPage`.
  public var isLoading: Bool = false
  /// Stands in for `estimatedProgress` of `WebPage`.
  public var estimatedProgress: Double = 0
  /// Stands in for `hasOnlySecureContent` of `WebPage`.
  public var hasOnlySecureContent: Bool { true }
  /// Stands in for `customUserAgent` of `WebPage`.
  public var customUserAgent: String? = nil
  /// Stands in for `isInspectable` of `WebPage`.
  public var isInspectable: Bool = false
  /// Stands in for `backForwardList` of `WebPage`.
  public var backForwardList: BackForwardList { BackForwardList() }
  /// Stands in for `load` of `WebPage`.
  @discardableResult
  public func load(_ request: URLRequest) -> Navigations {
    url = request.url
    return Navigations()
  }
  /// Stands in for `load` of `WebPage`.
  @discardableResult
  public func load(_ url: URL?) -> Navigations {
    self.url = url
    return Navigations()
  }
  /// Stands in for `load` of `WebPage`.
  @discardableResult
  public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) -> Navigations {
    url = baseURL
    return Navigations()
  }
  /// Stands in for `load` of `WebPage`.
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> Navigations {
    url = item.url
    return Navigations()
  }
  /// Stands in for `reload` of `WebPage`.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> Navigations { Navigations() }
  /// Stands in for `stopLoading` of `WebPage`.
  public func stopLoading() { isLoading = false }
  /// Stands in for `callJavaScript` of `WebPage`.
  public func callJavaScript(
    _ functionBody: String,
    arguments: [String: Any] = [:]
  ) async throws -> Any? { nil }
  /// Stands in for `Configuration` of `WebPage`.
  public struct Configuration: Sendable {
    /// Creates what stands in for a `Configuration`.
    public init() {
    }
    /// Stands in for `loadsSubresources` of `Configuration`.
    public var loadsSubresources: Bool = true
    /// Stands in for `applicationNameForUserAgent` of `Configuration`.
    public var applicationNameForUserAgent: String? = nil
    /// Stands in for `limitsNavigationsToAppBoundDomains` of `Configuration`.
    public var limitsNavigationsToAppBoundDomains: Bool = false
    /// Stands in for `upgradeKnownHostsToHTTPS` of `Configuration`.
    public var upgradeKnownHostsToHTTPS: Bool = false
    /// Stands in for `suppressesIncrementalRendering` of `Configuration`.
    public var suppressesIncrementalRendering: Bool = false
    /// Stands in for `allowsInlinePredictions` of `Configuration`.
    public var allowsInlinePredictions: Bool = false
  }
  /// Stands in for `BackForwardList` of `WebPage`.
  public struct BackForwardList: Sendable {
    /// Stands in for `Item` of `BackForwardList`.
    public struct Item: Identifiable, Sendable {
      /// Stands in for `id` of `Item`.
      public let id: UUID
      /// Stands in for `url` of `Item`.
      public let url: URL
      /// Stands in for `title` of `Item`.
      public let title: String?
    }
    /// Stands in for `backList` of `BackForwardList`.
    public var backList: [Item] { [] }
    /// Stands in for `forwardList` of `BackForwardList`.
    public var forwardList: [Item] { [] }
    /// Stands in for `currentItem` of `BackForwardList`.
    public var currentItem: Item? { nil }
  }
  /// Stands in for `NavigationEvent` of `WebPage`.
  public enum NavigationEvent: Sendable {
    /// Stands in for `startedProvisionalNavigation` of `NavigationEvent`.
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }
  /// Stands in for `Navigations` of `WebPage`.
  public struct Navigations: AsyncSequence, Sendable {
    /// Stands in for `Element` of `Navigations`.
    public typealias Element = NavigationEvent
    /// Stands in for `makeAsyncIterator` of `Navigations`.
    public func makeAsyncIterator() -> AsyncStream<NavigationEvent>.Iterator {
      AsyncStream<NavigationEvent> { $0.finish() }.makeAsyncIterator()
    }
  }
}
