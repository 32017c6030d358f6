// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension View {
  /// Stands in for `popoverTip` of `View`.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?,
    arrowEdge: Edge = .top,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// Stands in for `popoverTip` of `View`.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?,
    isPresented: Binding<Bool>?,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// Stands in for `tipBackground` of `View`.
  public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Stands in for `tipViewStyle` of `View`.
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  /// Stands in for `tipImageSize` of `View`.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { self }
  /// Stands in for `tipImageStyle` of `View`.
  public nonisolated func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Stands in for `tipCornerRadius` of `View`.
  public nonisolated func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    self
  }
  /// Stands in for `tipAnchor` of `View`.
  public nonisolated func tipAnchor(_ id: some Hashable & Sendable) -> some View { self }
}
