// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIAppearance where Self: UIView {
  /// Creates what stands in for a `UIAppearance`.
  @MainActor
  public static func appearance() -> Self {
    guard let view = Self(coder: NSCoder()) else {
      fatalError(
        "\(Self.self).appearance() needs an instance, but its init?(coder:) returns nil. Let it call super.init(coder:)."
      )
    }
    return view
  }
  /// Stands in for `appearance` of `UIAppearance`.
  @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
  /// Stands in for `appearance` of `UIAppearance`.
  @MainActor
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
