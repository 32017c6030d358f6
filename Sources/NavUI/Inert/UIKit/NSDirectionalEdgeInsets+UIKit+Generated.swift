// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension NSDirectionalEdgeInsets {
  /// Creates what stands in for a `NSDirectionalEdgeInsets`.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top,
      leading: edgeInsets.leading,
      bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing
    )
  }
}
