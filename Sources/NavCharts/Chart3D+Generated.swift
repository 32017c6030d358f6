// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Chart3D` of Charts, and does nothing.
@MainActor @preconcurrency
public struct Chart3D: View {
  /// Creates what stands in for a `Chart3D`.
  public init<C: Chart3DContent>(@Chart3DContentBuilder content: () -> C) {
    _ = content()
  }
  /// Creates what stands in for a `Chart3D`.
  public init<D: RandomAccessCollection, C: Chart3DContent>(
    _ data: D,
    @Chart3DContentBuilder content: @escaping (D.Element) -> C
  ) where D.Element: Identifiable {
  }
  /// Creates what stands in for a `Chart3D`.
  public init<D: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
    _ data: D,
    id: KeyPath<D.Element, ID>,
    @Chart3DContentBuilder content: @escaping (D.Element) -> C
  ) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("Chart") }
}
