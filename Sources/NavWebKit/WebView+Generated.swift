// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `WebView` of WebKit, and does nothing.
@MainActor @preconcurrency
public struct WebView: View {
  /// Creates what stands in for a `WebView`.
  public init(url: URL?) {
  }
  /// Creates what stands in for a `WebView`.
  public init(_ page: WebPage) {
  }
  /// Stands in for `ActivatedElementInfo` of `WebView`.
  public struct ActivatedElementInfo: Hashable, Sendable {
    /// Stands in for `linkURL` of `ActivatedElementInfo`.
    public let linkURL: URL?
  }
  /// Stands in for `BackForwardNavigationGesturesBehavior` of `WebView`.
  public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    /// Stands in for `name` of `BackForwardNavigationGesturesBehavior`.
    private let name: String
    /// Stands in for `automatic` of `BackForwardNavigationGesturesBehavior`.
    public static let automatic: BackForwardNavigationGesturesBehavior =
      BackForwardNavigationGesturesBehavior(name: "automatic")
    /// Stands in for `enabled` of `BackForwardNavigationGesturesBehavior`.
    public static let enabled: BackForwardNavigationGesturesBehavior =
      BackForwardNavigationGesturesBehavior(name: "enabled")
    /// Stands in for `disabled` of `BackForwardNavigationGesturesBehavior`.
    public static let disabled: BackForwardNavigationGesturesBehavior =
      BackForwardNavigationGesturesBehavior(name: "disabled")
  }
  /// Stands in for `MagnificationGesturesBehavior` of `WebView`.
  public struct MagnificationGesturesBehavior: Hashable, Sendable {
    /// Stands in for `name` of `MagnificationGesturesBehavior`.
    private let name: String
    /// Stands in for `automatic` of `MagnificationGesturesBehavior`.
    public static let automatic: MagnificationGesturesBehavior = MagnificationGesturesBehavior(
      name: "automatic"
    )
    /// Stands in for `enabled` of `MagnificationGesturesBehavior`.
    public static let enabled: MagnificationGesturesBehavior = MagnificationGesturesBehavior(
      name: "enabled"
    )
    /// Stands in for `disabled` of `MagnificationGesturesBehavior`.
    public static let disabled: MagnificationGesturesBehavior = MagnificationGesturesBehavior(
      name: "disabled"
    )
  }
  /// Stands in for `LinkPreviewBehavior` of `WebView`.
  public struct LinkPreviewBehavior: Hashable, Sendable {
    /// Stands in for `name` of `LinkPreviewBehavior`.
    private let name: String
    /// Stands in for `automatic` of `LinkPreviewBehavior`.
    public static let automatic: LinkPreviewBehavior = LinkPreviewBehavior(name: "automatic")
    /// Stands in for `enabled` of `LinkPreviewBehavior`.
    public static let enabled: LinkPreviewBehavior = LinkPreviewBehavior(name: "enabled")
    /// Stands in for `disabled` of `LinkPreviewBehavior`.
    public static let disabled: LinkPreviewBehavior = LinkPreviewBehavior(name: "disabled")
  }
  /// Stands in for `ElementFullscreenBehavior` of `WebView`.
  public struct ElementFullscreenBehavior: Hashable, Sendable {
    /// Stands in for `name` of `ElementFullscreenBehavior`.
    private let name: String
    /// Stands in for `automatic` of `ElementFullscreenBehavior`.
    public static let automatic: ElementFullscreenBehavior = ElementFullscreenBehavior(
      name: "automatic"
    )
    /// Stands in for `enabled` of `ElementFullscreenBehavior`.
    public static let enabled: ElementFullscreenBehavior = ElementFullscreenBehavior(
      name: "enabled"
    )
    /// Stands in for `disabled` of `ElementFullscreenBehavior`.
    public static let disabled: ElementFullscreenBehavior = ElementFullscreenBehavior(
      name: "disabled"
    )
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("WebView") }
}
