// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIHostingConfiguration` of UIKit, and does nothing.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  /// Stands in for `content` of `UIHostingConfiguration`.
  public let content: Content
  /// Creates what stands in for a `UIHostingConfiguration`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Stands in for `makeContentView` of `UIHostingConfiguration`.
  public func makeContentView() -> UIView { UIView() }
  /// Stands in for `updated` of `UIHostingConfiguration`.
  public func updated(for state: Any) -> UIHostingConfiguration { self }
  /// Stands in for `margins` of `UIHostingConfiguration`.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    self
  }
  /// Stands in for `minSize` of `UIHostingConfiguration`.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    self
  }
}
