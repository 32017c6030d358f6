// Made by Scripts/generate from Scripts/stand-ins/WebKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension View {
  /// Stands in for `webViewBackForwardNavigationGestures` of `View`.
  public nonisolated func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }
  /// Stands in for `webViewMagnificationGestures` of `View`.
  public nonisolated func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }
  /// Stands in for `webViewLinkPreviews` of `View`.
  public nonisolated func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
    self
  }
  /// Stands in for `webViewElementFullscreenBehavior` of `View`.
  public nonisolated func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }
  /// Stands in for `webViewTextSelection` of `View`.
  public nonisolated func webViewTextSelection<S: TextSelectability>(
    _ selectability: S
  ) -> some View { self }
  /// Stands in for `webViewContentBackground` of `View`.
  public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { self }
  /// Stands in for `webViewContextMenu` of `View`.
  public nonisolated func webViewContextMenu<M: View>(
    @ViewBuilder menu: @MainActor @escaping (WebView.ActivatedElementInfo) -> M
  ) -> some View { self }
  /// Stands in for `webViewScrollPosition` of `View`.
  public nonisolated func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    self
  }
  /// Stands in for `webViewOnScrollGeometryChange` of `View`.
  public nonisolated func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }
}
