// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A type-erased layout, which another one can replace.
@available(iOS 16.0, *)
public struct AnyLayout: Sendable {
  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
  }
}

@available(iOS 16.0, *)
extension AnyLayout: InertLayout {}
