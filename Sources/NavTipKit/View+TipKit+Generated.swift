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
  /// Stands in for `tipBackground` of `View`.
  public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}
