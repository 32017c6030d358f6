// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension ForEach: ChartContent where Content: ChartContent {
}

extension ForEach where Content: ChartContent {
  /// Creates what stands in for a `ForEach`.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(inert: data, id: \.id)
  }
  /// Creates what stands in for a `ForEach`.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(inert: data, id: id)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Creates what stands in for a `ForEach`.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(inert: data, id: \.self)
  }
}
