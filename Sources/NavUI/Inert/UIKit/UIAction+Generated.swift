// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIAction` of UIKit, and does nothing.
@MainActor @preconcurrency
public final class UIAction {
  /// Stands in for `title` of `UIAction`.
  public let title: String
  /// Creates what stands in for a `UIAction`.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
  }
}
