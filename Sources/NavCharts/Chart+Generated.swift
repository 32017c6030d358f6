// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Chart` of Charts, and does nothing.
@MainActor @preconcurrency
public struct Chart: View {
  /// Creates what stands in for a `Chart`.
  public init<C: ChartContent>(@ChartContentBuilder content: () -> C) {
    _ = content()
  }
  /// Creates what stands in for a `Chart`.
  public init<D: RandomAccessCollection, C: ChartContent>(
    _ data: D,
    @ChartContentBuilder content: @escaping (D.Element) -> C
  ) where D.Element: Identifiable {
  }
  /// Creates what stands in for a `Chart`.
  public init<D: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: D,
    id: KeyPath<D.Element, ID>,
    @ChartContentBuilder content: @escaping (D.Element) -> C
  ) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("Chart") }
}
